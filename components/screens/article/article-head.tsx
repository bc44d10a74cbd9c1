import type { Article } from '@/api/articles/queries';
import { minutes } from '@/components/blocks/article-card/article-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { MetaItem } from '@/components/ui/meta/meta';
import { formatDate } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import styles from './article.module.css';

/** Letters; a longer title takes four or more lines on a phone. */
const LONG_TITLE = 48;

/** Title, lead and facts of an article: reading time, points of its test, date. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, description, publishedAt, readMinutes, testPoints, isRead } = article;
  return (
    <header className={styles.head}>
      <h1 data-long={title.length > LONG_TITLE ? '' : undefined}>{typeset(title)}</h1>
      {description && <p className={styles.summary}>{description}</p>}
      <ul className={styles.facts}>
        {readMinutes ? (
          <li>
            <MetaItem icon="clock">{minutes(readMinutes)}</MetaItem>
          </li>
        ) : null}
        {testPoints ? (
          <li data-pays="">
            <DropTag>{points(testPoints)} за тест</DropTag>
          </li>
        ) : null}
        {isRead && (
          <li>
            <MetaItem icon="check">Прочитано</MetaItem>
          </li>
        )}
        <li>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </li>
      </ul>
    </header>
  );
}
