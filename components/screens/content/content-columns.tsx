import type { ArticleRow } from '@/api/articles/queries';
import { StateBadge } from '@/components/blocks/publication/state-badge';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { formatDay, formatTimeMsk } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import { KIND_NAMES, type ContentView } from './content-view';
import styles from './content.module.css';

const moment = (instant: string) => (
  <time dateTime={instant} className={styles.moment}>
    {formatDay(instant)}, {formatTimeMsk(instant)}
  </time>
);

function Material({ item }: { item: ArticleRow }) {
  return (
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
  );
}

export const CONTENT_COLUMNS: readonly StaffColumn<ArticleRow, ContentView>[] = [
  {
    key: 'title',
    title: 'Материал',
    place: 'lead',
    sort: 'title',
    render: (item) => <Material item={item} />,
  },
  { key: 'state', title: 'Состояние', render: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'publishedAt',
    title: 'Выход',
    sort: 'publishedAt',
    first: 'descending',
    render: ({ publishedAt }) => (publishedAt ? moment(publishedAt) : '—'),
  },
  {
    key: 'updatedAt',
    title: 'Изменён',
    place: 'full',
    sort: 'updatedAt',
    first: 'descending',
    render: ({ updatedAt, changedBy }) => (
      <>
        {moment(updatedAt)}
        {changedBy && <span className={styles.by}>{changedBy}</span>}
      </>
    ),
  },
];
