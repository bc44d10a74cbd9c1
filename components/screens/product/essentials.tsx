import type { Product } from '@/api/products/queries';
import type { Learning } from '@/api/learnings/queries';
import { LikeButton } from '@/components/blocks/like-button/like-button';
import { Facts } from '@/components/ui/facts/facts';
import { ButtonLink } from '@/components/ui/button/button';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';
import { glossaryHref } from '@/lib/domain/glossary-links';
import { learningHref } from '@/lib/domain/learning';
import { FILTER_TITLES } from '@/lib/domain/product-filters';
import { PUBLICATION_WORDS } from '@/lib/domain/publication-state';
import { points } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import styles from './product.module.css';

interface EssentialsProps {
  product: Product;
  /** Next learning item about the product. */
  step: Learning | undefined;
  /** Address of the brand's catalogue, linked when the product is archived. */
  list: string;
  /** Mark of each glossary word, by the word's slug; null for words of no brand. */
  marks: ReadonlyMap<string, string | null>;
}

const STEP_WORDS: Partial<Record<Learning['type'], string>> = {
  video: 'Посмотреть видео',
  article: 'Прочитать статью',
};

/** Facts asked first at the counter: name, next step, components, audience. */
export function Essentials({ product, step, list, marks }: EssentialsProps) {
  const { id, title, gammaName, isLiked, likeCount } = product;
  return (
    <div className={styles.essentials}>
      <header className={styles.head}>
        {gammaName && <DropTag kind="name">{gammaName}</DropTag>}
        <h1>{typeset(title)}</h1>
        {product.shortDescription && <p className={styles.lead}>{product.shortDescription}</p>}
      </header>
      {product.status === PUBLICATION_WORDS.catalogue.archived && (
        <Note kind="warn">
          Продукт в архиве: его больше не выпускают.{' '}
          <TextLink href={list}>Посмотрите, что есть сейчас</TextLink>
        </Note>
      )}
      <div className={styles.acts}>
        {step && (
          <ButtonLink
            href={learningHref({ type: step.type, id: step.modelId, slug: step.slug, brand: step.markId })}
          >
            {STEP_WORDS[step.type] ?? 'Пройти тест'}
            {step.points > 0 && ` · ${points(step.points)}`}
          </ButtonLink>
        )}
        <LikeButton type="product" look="words" {...{ id, title, isLiked, likeCount }} />
      </div>
      <Components product={product} marks={marks} />
      <ProductFacts product={product} />
    </div>
  );
}

/** Chips that link to the glossary; a component without a glossary word is plain text. */
function Components({ product, marks }: Pick<EssentialsProps, 'product' | 'marks'>) {
  const { activeComponents, markId } = product;
  if (activeComponents.length === 0) return null;
  return (
    <div>
      <p className={styles.cap}>Активные компоненты</p>
      <Chips label="Активные компоненты">
        {activeComponents.map(({ title, slug }) =>
          slug ? (
            <ChipLink
              key={title}
              kind="tint"
              iconEnd="info"
              scroll
              data-term={slug}
              href={glossaryHref({ slug, markId: marks.get(slug) ?? null }, markId)}
            >
              {title}
            </ChipLink>
          ) : (
            <span key={title} className={styles.component}>
              {title}
            </span>
          ),
        )}
      </Chips>
    </div>
  );
}

function ProductFacts({ product: { size, vendorCode, format, filters } }: { product: Product }) {
  const titlesOf = (group: (typeof filters)[number]['group']) =>
    filters
      .filter((entry) => entry.group === group)
      .map(({ title }, at) => (at === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1)))
      .join(', ');
  return (
    <Facts
      rows={[
        ['Объём', size],
        [FILTER_TITLES.format, format],
        [FILTER_TITLES.skin, titlesOf('skin')],
        [FILTER_TITLES.audience, titlesOf('audience')],
        ['Артикул', vendorCode],
      ]}
    />
  );
}
