import type { Article } from '@/api/articles/queries';
import { minutes } from '@/components/blocks/article-card/article-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import styles from './article.module.css';

/** Title, lead, and the small facts: when, how long, what its test pays. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, description, publishedAt, readMinutes, testPoints, isRead } = article;
  return (
    <header className={styles.head}>
      <h1>{typeset(title)}</h1>
      {description && <p className={styles.summary}>{description}</p>}
      <Meta>
        <MetaItem>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </MetaItem>
        {readMinutes ? <MetaItem icon="clock">{minutes(readMinutes)}</MetaItem> : null}
        {testPoints ? <DropTag>{points(testPoints)} за тест</DropTag> : null}
        {isRead && <MetaItem icon="check">Прочитано</MetaItem>}
      </Meta>
    </header>
  );
}
