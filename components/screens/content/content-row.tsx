import type { ArticleRow } from '@/api/articles/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import type { Column, TableRow } from '@/components/ui/table/table';
import type { PublicationState } from '@/lib/domain/publication-state';
import { formatDay, formatTimeMsk } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './content.module.css';
import { KIND_NAMES } from './content-view';

export const COLUMNS: Column[] = [
  { key: 'title', label: 'Материал', place: 'lead', sortable: true },
  { key: 'state', label: 'Состояние' },
  { key: 'publishedAt', label: 'Выход', sortable: true },
  { key: 'updatedAt', label: 'Изменён', place: 'full', sortable: true },
];

const STATES: Readonly<Record<PublicationState, [string, NonNullable<BadgeProps['kind']>]>> = {
  draft: ['Черновик', 'plain'],
  scheduled: ['Запланирован', 'warn'],
  published: ['Опубликован', 'good'],
  archived: ['В архиве', 'plain'],
};

const moment = (instant: string) => (
  <time dateTime={instant} className={styles.moment}>
    {formatDay(instant)}, {formatTimeMsk(instant)}
  </time>
);

const readersAddress = ({ entries, brand, slug }: ArticleRow) =>
  entries === 'video' ? path.video(brand, slug) : path.article(brand, slug);

/** A material as a row of the authors' table. */
export function contentRow(item: ArticleRow): TableRow {
  const [state, kind] = STATES[item.state];
  return {
    id: item.id,
    title: (
      <div className={styles.lead}>
        {item.image ? (
          <Shot src={item.image.previewUrl} ratio="3/2" className={styles.shot} />
        ) : (
          <span className={styles.blank} />
        )}
        <div className={styles.words}>
          <Anchor href={readersAddress(item)} className={styles.title}>
            {item.title}
          </Anchor>
          <Meta>
            <MetaItem icon={item.entries === 'video' ? 'play' : 'doc'}>{KIND_NAMES[item.entries]}</MetaItem>
            <DropTag kind="plain" brand={item.brand}>
              {item.markName}
            </DropTag>
            {item.needErid && <MetaItem>Реклама</MetaItem>}
          </Meta>
        </div>
      </div>
    ),
    state: <Badge kind={kind}>{state}</Badge>,
    publishedAt: item.publishedAt ? moment(item.publishedAt) : '—',
    updatedAt: (
      <>
        {moment(item.updatedAt)}
        {item.changedBy && <span className={styles.by}>{item.changedBy}</span>}
      </>
    ),
  };
}
