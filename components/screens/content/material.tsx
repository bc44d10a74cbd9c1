import type { ArticleRow } from '@/api/articles/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { formatDay, formatTimeMsk } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './content.module.css';

export const KIND_NAMES = { article: 'Статья', video: 'Видео' } as const;

export const moment = (instant: string) => (
  <time dateTime={instant} className={styles.moment}>
    {formatDay(instant)}, {formatTimeMsk(instant)}
  </time>
);

/** What a row is, with its picture, brand and kind. */
export function Material({ item }: { item: ArticleRow }) {
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
