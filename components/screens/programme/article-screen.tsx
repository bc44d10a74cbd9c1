import type { Article } from '@/api/articles/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { ReadingText, TEXT_ID } from '@/components/blocks/reading/reading-text';
import { ButtonLink } from '@/components/ui/button/button';
import { Shot } from '@/components/ui/shot/shot';
import { Wrap } from '@/components/ui/wrap/wrap';
import { typeset } from '@/lib/format/typeset';
import { cleanHtml } from '@/lib/html/clean-html';
import styles from './article-screen.module.css';
import { ReadMark } from './read-mark';

/** Page of a programme's article, in place of the programme's home. `back`: address of the home as it was left. */
export function ProgrammeArticleScreen({ article, back }: { article: Article; back: string }) {
  const { id, title, description, content, image } = article;
  return (
    <Wrap>
      <article className={styles.article}>
        <Breadcrumbs />
        <h1>{typeset(title)}</h1>
        {description && <p className={styles.lead}>{description}</p>}
        {image && <Shot {...itemPicture(image, '(max-width: 767px) 100vw, 720px')} ratio="16/9" first />}
        <ReadingText html={cleanHtml(content ?? '')} />
        <EridMark {...article} />
        {!article.isRead && <ReadMark id={id} of={TEXT_ID} />}
        <div>
          <ButtonLink href={back} kind="second" icon="left">
            К шагам месяца
          </ButtonLink>
        </div>
      </article>
    </Wrap>
  );
}
