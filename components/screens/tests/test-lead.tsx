import type { TestRow } from '@/api/testing/queries';
import { LeadCell } from '@/components/blocks/staff-table/cells';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { MetaItem } from '@/components/ui/meta/meta';
import { formatDay } from '@/lib/format/date';
import { counted, pointsGenitive } from '@/lib/format/number';
import * as path from '@/lib/routes/path';

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
    <LeadCell
      title={test.title}
      href={path.testEditor(test.id)}
      picture={{ src: test.image?.previewUrl, brand: test.markId }}
    >
      <DropTag kind="plain" brand={test.markId}>
        {test.markName}
      </DropTag>
      {test.isExpress && <MetaItem icon="clock">Экспресс</MetaItem>}
      <MetaItem>{counted(test.questionsCount, QUESTIONS)}</MetaItem>
      <MetaItem>{test.maxPoints > 0 ? `до ${pointsGenitive(test.maxPoints)}` : 'без баллов'}</MetaItem>
      {dates && <MetaItem icon="calendar">{dates}</MetaItem>}
    </LeadCell>
  );
}
