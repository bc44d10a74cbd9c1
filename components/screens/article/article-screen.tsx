import { learningIdOf, type Article } from '@/api/articles/queries';
import { ArticleCard } from '@/components/blocks/article-card/article-card';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { DraftNote } from '@/components/blocks/draft-note/draft-note';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { FavoriteButton } from '@/components/blocks/favorite-button/favorite-button';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { KeepNote } from '@/components/blocks/keep-note/keep-note';
import { ContentsList } from '@/components/blocks/reading/contents-list';
import { readingParts } from '@/components/blocks/reading/reading-parts';
import { ReadingLine } from '@/components/blocks/reading/reading-line';
import { ReadingText, TEXT_ID } from '@/components/blocks/reading/reading-text';
import { SaveReading, type SaveReadingProps } from '@/components/blocks/save-reading/save-reading';
import { TermHints } from '@/components/blocks/term-hints/term-hints';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { ArticleHead } from './article-head';
import { ArticleLike, LikeAtEnd, LikeAtHand } from './article-like';
import styles from './article.module.css';
import { NextArticle } from './next-article';
import { NextTest } from './next-test';
import { ShareButton } from '@/components/blocks/share-button/share-button';

const LEAD_SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 720px, 600px';

interface ArticleScreenProps {
  article: Article;
  /** Id of the reader: what this device stores belongs to that person. */
  userId: string;
  now: Date;
  /** Preview from the editor: unsaved content, labelled by the page around it. */
  isPreview?: boolean;
}

/** Page of an article: the text with its actions beside it, then its test and related articles. */
export function ArticleScreen({ article, userId, now, isPreview }: ArticleScreenProps) {
  const { id, title, isLiked, likeCount, isDraft } = article;
  const { html, contents } = readingParts(article.content ?? '');
  const related = article.around?.related ?? [];
  const follows = article.testId ? undefined : (related.find(({ isRead }) => !isRead) ?? related[0]);
  return (
    <PageWrap>
      <ReadingLine of={TEXT_ID} articleId={id} title={title} reports={!article.isRead && !isDraft} />
      <article data-brand={article.brand}>
        <Breadcrumbs current={title} />
        {isDraft && !isPreview && <DraftNote />}
        <div className={styles.opening}>
          <ArticleHead article={article} />
          <LeadPicture article={article} />
        </div>
        <ArticleLike item={{ type: 'article', id, title, isLiked, likeCount }}>
          <div className={styles.grid}>
            <div className={styles.rail} role="group" aria-label="Действия">
              {!isDraft && <MarksAtHand article={article} />}
              <ShareButton title={title} />
            </div>
            <div className={styles.column}>
              <ReadingText html={html} />
              <TermHints of={TEXT_ID} terms={article.terms ?? []} />
              <div className={styles.after}>
                {!isDraft && <MarksAtEnd article={article} userId={userId} />}
                <NextTest article={article} test={article.around?.test ?? null} now={now} />
                {follows && <NextArticle article={follows} />}
                <EridMark {...article} />
              </div>
            </div>
            {contents.length > 1 && (
              <div className={styles.side}>
                <ContentsList contents={contents} />
              </div>
            )}
          </div>
        </ArticleLike>
      </article>
      <Related items={related.filter((item) => item !== follows)} />
    </PageWrap>
  );
}

function MarksAtHand({ article }: { article: Article }) {
  const { title, isFavorite } = article;
  return (
    <>
      <LikeAtHand title={title} />
      <FavoriteButton kind="line" id={learningIdOf(article)} title={title} isFavorite={isFavorite} />
    </>
  );
}

function MarksAtEnd({ article, userId }: Pick<ArticleScreenProps, 'article' | 'userId'>) {
  return (
    <>
      <div className={styles.like}>
        <LikeAtEnd title={article.title} />
        <KeepNote offline />
      </div>
      <SaveReading
        userId={userId}
        from={{ element: TEXT_ID }}
        picture={article.image?.previewUrl ?? null}
        item={savedItem(article)}
      />
    </>
  );
}

/** Facts that a copy on the device stores besides the text. */
function savedItem(article: Article): SaveReadingProps['item'] {
  const { id, title, brand, description, needErid, eridToken, eridSource, isLiked, isFavorite } = article;
  const version = article.updatedAt ?? article.publishedAt;
  const mine = { isLiked, isFavorite };
  return {
    kind: 'article',
    id,
    title,
    brand,
    summary: description,
    needErid,
    eridToken,
    eridSource,
    version,
    mine,
  };
}

function LeadPicture({ article: { image } }: { article: Article }) {
  if (!image) return null;
  return (
    <Shot {...itemPicture(image, LEAD_SIZES)} alt={image.name} ratio="21/10" first className={styles.lead} />
  );
}

function Related({ items }: { items: readonly Article[] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Читайте также">
      <Tiles columns={items.length === 3 ? 3 : 4}>
        {items.map((item) => (
          <ArticleCard key={item.id} item={item} />
        ))}
      </Tiles>
    </Section>
  );
}
