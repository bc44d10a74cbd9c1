import { slugOf } from '@/lib/format/latin';
import { glossaryWords } from '../db/schema/glossary';
import { ratings, tags } from '../db/schema/learning';
import { productFilterEntries, productFilterLinks, products, productTags } from '../db/schema/products';
import type { Db } from '../db/types';
import { counter, insertAll } from './bulk';
import { plusMinutes, type Calendar } from './calendar';
import { Chance } from './chance';
import { erid } from './erid';
import type { Pictures } from './pictures';
import { dateOf, placesInLists, publication } from './schedule';
import { PLAIN_GROUPS, readGlossary, readProducts, type ProductContent } from './product-content';
import { drawGammas, drawProducts } from './product-pictures';
import { tagsOf } from './tags';
import { typography } from './typography';

const DAYS = 330;
const GLOSSARY_DAYS = 400;

export interface RangeSetting {
  calendar: Calendar;
  pictures: Pictures;
  markIds: Readonly<Record<string, string>>;
}
export type ProductRange = Awaited<ReturnType<typeof makeProductRange>>;

const paragraph = (text: string) => `<p>${typography(text)}</p>`;
const items = (lines: readonly string[]) => lines.map((text) => `<li>${typography(text)}</li>`).join('');

function makeEntries({ gammas, filters }: ReturnType<typeof readProducts>, markIds: RangeSetting['markIds']) {
  const id = counter();
  const own = gammas.map(({ alias, title, brand }, position) => ({
    id: id(),
    group: 'gamma' as const,
    alias,
    title,
    markId: markIds[brand] ?? null,
    position,
  }));
  const shared = PLAIN_GROUPS.flatMap((group) =>
    Object.entries(filters[group]).map(([alias, title], position) => ({
      id: id(),
      group,
      alias,
      title,
      markId: null,
      position,
    })),
  );
  return [...own, ...shared];
}

type Entries = ReturnType<typeof makeEntries>;

function linksOf(product: ProductContent, productId: string, entries: Entries) {
  const { gamma, need, skin, format, audience } = product;
  const wanted = { gamma: [gamma], need, skin, format: [format], audience };
  return Object.entries(wanted).flatMap(([group, aliases]) =>
    aliases.map((alias) => {
      const entry = entries.find((one) => one.group === group && one.alias === alias);
      if (!entry) throw new Error(`«${product.slug}» names no known ${group}: ${alias}`);
      return { productId, entryId: entry.id };
    }),
  );
}

function makeGlossary({ calendar, markIds }: RangeSetting): (typeof glossaryWords.$inferInsert)[] {
  const id = counter();
  const writtenAt = calendar.ago(GLOSSARY_DAYS, '10:00');
  return readGlossary().map(({ name, synonyms, mark, text }) => ({
    id: id(),
    slug: slugOf(name),
    name,
    description: paragraph(text),
    synonyms,
    markId: mark ? (markIds[mark] ?? null) : null,
    publishedAt: writtenAt,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  }));
}

function rowOf(product: ProductContent, id: string, publishedAt: Date, markId: string) {
  const { slug, name, features, how } = product;
  return {
    ...{ id, slug, markId, name: typography(name), size: typography(product.size) },
    counsel: typography(product.counsel),
    shortDescription: typography(product.short),
    fullDescription: paragraph(product.full),
    composition: paragraph(product.composition),
    features: `<ul>${items(features)}</ul>`,
    applicationMethod: `<ol>${items(how)}</ol>`,
    result: paragraph(product.result),
    vendorCode: product.code,
    activeComponents: product.components.map(typography),
    status: product.archived ? ('archive' as const) : ('active' as const),
    isNew: product.new,
    publishedAt,
    ...erid(product.erid, slug),
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

/** Makes the catalogue and the glossary, without likes. */
export async function makeProductRange(setting: RangeSetting) {
  const { calendar, pictures, markIds } = setting;
  const content = readProducts();
  const entries = makeEntries(content, markIds);
  const dated = content.products.map((product) => ({ ...product, tags: product.new ? ['novinki'] : [] }));
  const dates = publication(dated, DAYS, calendar);
  const gammas = await drawGammas(content.gammas, pictures);
  const images = await drawProducts(content.products, placesInLists(dated, dates), gammas, pictures);
  const id = counter();
  const made = content.products.map((product) => {
    const productId = id();
    const row = rowOf(product, productId, dateOf(dates, product.slug), markIds[product.brand] ?? '');
    return {
      row: { ...row, images: images.get(product.slug) ?? { ogImage: null, content: [], preview: [] } },
      links: linksOf(product, productId, entries),
      tags: tagsOf(product.tags).map(({ slug }) => ({ productId, slug })),
    };
  });
  return {
    entries,
    products: made.map(({ row }) => row),
    links: made.flatMap(({ links }) => links),
    tags: made.flatMap((one) => one.tags),
    words: makeGlossary(setting),
  };
}

/** Likes of products: some pharmacists each, after the publication of the product. */
function likesOf(
  productRange: ProductRange,
  userIds: readonly string[],
  today: Date,
): (typeof ratings.$inferInsert)[] {
  return productRange.products.flatMap(({ id, slug, publishedAt }) => {
    const chance = new Chance(`likes ${slug}`);
    const minutes = Math.max(1, Math.floor((today.getTime() - publishedAt.getTime()) / 60_000));
    return chance.some(userIds, chance.whole(3, 64)).map((userId) => ({
      userId,
      rateableType: 'product' as const,
      rateableId: id,
      rating: 5,
      createdAt: plusMinutes(publishedAt, chance.whole(0, minutes)),
    }));
  });
}

/** Writes the products; brands, tags and people exist already. */
export async function writeProductRange(
  tx: Db,
  productRange: ProductRange,
  { userIds, today }: { userIds: readonly string[]; today: Date },
): Promise<void> {
  await insertAll(tx, glossaryWords, productRange.words);
  await insertAll(tx, products, productRange.products);
  await insertAll(tx, productFilterEntries, productRange.entries);
  await insertAll(tx, productFilterLinks, productRange.links);
  const known = new Map((await tx.select().from(tags)).map(({ slug, id }) => [slug, id]));
  // a tag without materials would be a link to an empty page
  const themes = productRange.tags.flatMap(({ productId, slug }) => {
    const tagId = known.get(slug);
    return tagId ? [{ productId, tagId }] : [];
  });
  await insertAll(tx, productTags, themes);
  await insertAll(tx, ratings, likesOf(productRange, userIds, today));
}

export const productTables = [products, productFilterEntries, glossaryWords];
