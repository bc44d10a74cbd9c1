import type { Article } from '@/api/articles/queries';
import { minutes } from '@/components/blocks/article-card/article-card';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { ButtonLink } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { learningHref } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import styles from './next-test.module.css';

/** The next article to read, shown after an article without a test. */
export function NextArticle({ article }: { article: Article }) {
  const { id, title, slug, brand, readMinutes, testPoints } = article;
  return (
    <section className={styles.next} aria-labelledby="next-article">
      <div className={styles.words}>
        <p className={styles.over}>
          Читайте дальше
          {testPoints ? <DropTag onDark>{points(testPoints)} за тест</DropTag> : null}
        </p>
        <h2 id="next-article">{typeset(title)}</h2>
        {readMinutes ? <p>{minutes(readMinutes)}</p> : null}
        <EridMark {...article} />
      </div>
      <ButtonLink kind="light" href={learningHref({ type: 'article', id, slug, brand })}>
        Читать
      </ButtonLink>
    </section>
  );
}
