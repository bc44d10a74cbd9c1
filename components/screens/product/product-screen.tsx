import type { Product } from '@/api/products/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import { ProductCard } from '@/components/blocks/product-card/product-card';
import { KeepVisited } from '@/components/blocks/keep-visited/keep-visited';
import { RichText } from '@/components/blocks/rich-text/rich-text';
import { TermHints } from '@/components/blocks/term-hints/term-hints';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { makeTermIndex } from '@/lib/domain/glossary';
import { glossaryHref, linkTerms } from '@/lib/domain/glossary-links';
import { excerptOf } from '@/lib/format/plain-text';
import { cleanHtml } from '@/lib/html/clean-html';
import { Essentials } from './essentials';
import { Gallery } from './gallery';
import type { AroundProduct } from './load-product';
import { stepAmong } from './pick-related';
import styles from './product.module.css';
import * as path from '@/lib/routes/path';

/** Id of the element in which words of the glossary are explained. */
const TERMS_ID = 'product';

interface ProductScreenProps {
  product: Product;
  around: AroundProduct;
  now: Date;
}

/** Page of a product: pictures and essentials, then composition, use and result, then learning items. */
export function ProductScreen({ product, around, now }: ProductScreenProps) {
  const { title, markId } = product;
  const { words, gamma, related } = around;
  const list = path.products(markId);
  const pictures = product.images.preview.map(({ name, previewUrl, originalUrl }) => ({
    name,
    preview: previewUrl,
    original: originalUrl,
  }));
  return (
    <PageWrap>
      <article id={TERMS_ID} data-brand={markId}>
        <Breadcrumbs current={title} />
        <div className={styles.top}>
          {pictures.length > 0 && <Gallery title={title} pictures={pictures} />}
          <Essentials
            product={product}
            step={stepAmong(related, now)}
            list={list}
            marks={new Map(words.map((word) => [word.slug, word.markId]))}
          />
          <Counsel words={product.counsel} />
        </div>
        <About product={product} />
        <Kept product={product} picture={pictures[0]?.preview} />
        <Inside product={product} words={words} />
        <EridMark {...product} />
        <TermHints
          of={TERMS_ID}
          terms={words.map(({ slug, name, description }) => ({ slug, name, text: excerptOf(description) }))}
        />
      </article>
      <SameLine product={product} gamma={gamma} />
      <ToLearn related={related} now={now} />
    </PageWrap>
  );
}

/** Stores a copy of the opened product on the device. */
function Kept({ product, picture }: { product: Product; picture: string | undefined }) {
  const { id, title, markId, shortDescription, needErid, eridToken, eridSource } = product;
  return (
    <KeepVisited
      of={TERMS_ID}
      item={{
        ...{ kind: 'product', id, title, brand: markId, summary: shortDescription ?? '' },
        ...{ needErid, eridToken, eridSource, picture: picture ?? null },
      }}
    />
  );
}

/** Words for the customer: under the essentials, on a tablet under the pictures, which are shorter there. */
function Counsel({ words }: { words: string | null | undefined }) {
  if (!words) return null;
  return (
    <div className={styles.say}>
      <p className={styles.cap}>Как сказать покупателю</p>
      <p>{words}</p>
    </div>
  );
}

function SameLine({ product, gamma }: { product: Product; gamma: AroundProduct['gamma'] }) {
  const { markId, gammaAlias, gammaName } = product;
  if (gamma.length === 0) return null;
  return (
    <Section
      title="Из этой линии"
      aside={
        gammaAlias && (
          <TextLink href={`${path.products(markId)}?gamma=${gammaAlias}`} icon="right">
            Вся линия {gammaName}
          </TextLink>
        )
      }
    >
      <Tiles columns={gamma.length === 3 ? 3 : 4}>
        {gamma.map((item) => (
          <ProductCard key={item.id} item={item} />
        ))}
      </Tiles>
    </Section>
  );
}

function ToLearn({ related, now }: { related: AroundProduct['related']; now: Date }) {
  if (related.length === 0) return null;
  return (
    <Section title="Что изучить по теме">
      <Tiles columns={4} phone={1} mixed>
        {related.map((item) => (
          <LearningCard key={item.id} item={item} now={now} corner="favorite" />
        ))}
      </Tiles>
    </Section>
  );
}

function About({ product: { fullDescription, features, images } }: { product: Product }) {
  if (!fullDescription && !features && images.content.length === 0) return null;
  return (
    <section className={styles.about} aria-labelledby="about-product">
      <h2 id="about-product">О продукте</h2>
      {fullDescription && <RichText html={cleanHtml(fullDescription)} className={styles.full} />}
      {features && <RichText html={cleanHtml(features)} />}
      <ContentPictures images={images.content} />
    </section>
  );
}

/** Pictures that belong to the text, each under its name. */
function ContentPictures({ images }: { images: Product['images']['content'] }) {
  return images.map((image) => (
    <figure key={image.uuid} className={styles.figure}>
      <Shot {...itemPicture(image, '(max-width: 767px) 100vw, 800px')} alt={image.name} ratio="auto" />
      <figcaption>{image.name}</figcaption>
    </figure>
  ));
}

/** Columns of composition with links to the glossary, use, and result; unknown ones are left out. */
function Inside({ product, words }: { product: Product; words: AroundProduct['words'] }) {
  const linked = linkTerms(cleanHtml(product.composition), makeTermIndex(words), (word) =>
    glossaryHref(word, product.markId),
  );
  const parts = [
    ['composition', 'Состав', linked.html],
    ['application', 'Применение', cleanHtml(product.applicationMethod)],
    ['result', 'Результат', cleanHtml(product.result)],
  ] as const;
  return (
    <div className={styles.parts}>
      {parts
        .filter(([, , html]) => html)
        .map(([id, name, html]) => (
          <section key={id} aria-labelledby={`product-${id}`}>
            <h2 id={`product-${id}`}>{name}</h2>
            <RichText html={html} />
          </section>
        ))}
    </div>
  );
}
