import type { TestRow } from '@/api/testing/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { formatDay } from '@/lib/format/date';
import { counted, pointsGenitive } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import styles from './tests.module.css';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;

/** «1–31 декабря»; an end alone, or a beginning alone. */
function period({ startDate, endDate }: TestRow): string | null {
  if (startDate && endDate) return `${formatDay(startDate)} – ${formatDay(endDate)}`;
  if (endDate) return `до ${formatDay(endDate)}`;
  return startDate && `с ${formatDay(startDate)}`;
}

/** What a row is, with its picture, brand, kind and what it pays. */
export function TestLead({ test }: { test: TestRow }) {
  const dates = period(test);
  return (
    <div className={styles.lead}>
      {test.image ? (
        <Shot src={test.image.previewUrl} ratio="3/2" className={styles.shot} />
      ) : (
        <span className={styles.blank} data-brand={test.markId} />
      )}
      <div className={styles.words}>
        <Anchor href={path.testEditor(test.id)} className={styles.title}>
          {test.title}
        </Anchor>
        <Meta>
          <DropTag kind="plain" brand={test.markId}>
            {test.markName}
          </DropTag>
          {test.isExpress && <MetaItem icon="clock">Экспресс</MetaItem>}
          <MetaItem>{counted(test.questionsCount, QUESTIONS)}</MetaItem>
          <MetaItem>{test.maxPoints > 0 ? `до ${pointsGenitive(test.maxPoints)}` : 'без баллов'}</MetaItem>
          {dates && <MetaItem icon="calendar">{dates}</MetaItem>}
        </Meta>
      </div>
    </div>
  );
}
