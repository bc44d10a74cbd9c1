import type { ArticleRow } from '@/api/articles/queries';
import { StateBadge } from '@/components/blocks/publication/state-badge';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import type { Column, TableRow } from '@/components/ui/table/table';
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

const moment = (instant: string) => (
  <time dateTime={instant} className={styles.moment}>
    {formatDay(instant)}, {formatTimeMsk(instant)}
  </time>
);

/** A material as a row of the authors' table. */
export function contentRow(item: ArticleRow): TableRow {
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
          <Anchor href={path.contentEditor(item.id)} className={styles.title}>
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
    state: <StateBadge state={item.state} />,
    publishedAt: item.publishedAt ? moment(item.publishedAt) : '—',
    updatedAt: (
      <>
        {moment(item.updatedAt)}
        {item.changedBy && <span className={styles.by}>{item.changedBy}</span>}
      </>
    ),
  };
}
