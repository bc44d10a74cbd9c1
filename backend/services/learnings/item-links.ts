import { and, asc, eq, inArray } from 'drizzle-orm';
import { learningItems, learningItemTags, tags } from '../../db/schema/learning';
import { learningItemGammas, productFilterEntries } from '../../db/schema/products';
import type { Db } from '../../db/types';
import { wrongField } from '../../http/app-error';

interface Named {
  id: string;
  name: string;
}

/** Returns the ids of these names, in their order and each once; 422 at the first unknown name. */
export function idsOf(field: string, names: readonly string[], known: readonly Named[]): string[] {
  const ids = new Map(known.map(({ name, id }) => [name, id]));
  return [...new Set(names)].map((name, at) => {
    const id = ids.get(name);
    if (!id) throw wrongField(`${field}/${String(at)}`, 'unknown-slug', 'Такого значения нет.');
    return id;
  });
}

/** Slugs of themes, aliases of the products' gammas; an absent list stays unchanged. */
export interface ItemLinks {
  tags?: readonly string[] | undefined;
  gammas?: readonly string[] | undefined;
}

async function tagIds(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { id, slug } = tags;
  const known = await db
    .select({ id, name: slug })
    .from(tags)
    .where(inArray(slug, [...slugs]));
  return idsOf('tags', slugs, known);
}

async function gammaIds(db: Db, aliases: readonly string[]): Promise<string[]> {
  const { id, alias, group } = productFilterEntries;
  const known = await db
    .select({ id, name: alias })
    .from(productFilterEntries)
    .where(and(eq(group, 'gamma'), inArray(alias, [...aliases])));
  return idsOf('gammas', aliases, known);
}

/** Throws 422 at the first unknown slug or alias. */
export async function assertLinks(db: Db, { tags: slugs = [], gammas = [] }: ItemLinks): Promise<void> {
  if (slugs.length > 0) await tagIds(db, slugs);
  if (gammas.length > 0) await gammaIds(db, gammas);
}

type Owner = 'articleId' | 'testId';

async function itemOf(db: Db, owner: Owner, id: string): Promise<string> {
  const [item] = await db
    .select({ id: learningItems.id })
    .from(learningItems)
    .where(eq(learningItems[owner], id));
  if (!item) throw new Error(`No learning item of ${owner} ${id}`);
  return item.id;
}

/** Replaces the themes and gammas of an article or a test by the given ones. 422 at an unknown one. */
export async function writeItemLinks(
  db: Db,
  owner: Owner,
  id: string,
  { tags: slugs, gammas }: ItemLinks,
): Promise<void> {
  if (!slugs && !gammas) return;
  const itemId = await itemOf(db, owner, id);
  if (slugs) {
    const rows = (await tagIds(db, slugs)).map((tagId) => ({ itemId, tagId }));
    await db.delete(learningItemTags).where(eq(learningItemTags.itemId, itemId));
    if (rows.length > 0) await db.insert(learningItemTags).values(rows);
  }
  if (gammas) {
    const rows = (await gammaIds(db, gammas)).map((entryId) => ({ itemId, entryId }));
    await db.delete(learningItemGammas).where(eq(learningItemGammas.itemId, itemId));
    if (rows.length > 0) await db.insert(learningItemGammas).values(rows);
  }
}

/** Returns the current themes and gammas of an article or a test. */
export async function itemLinks(db: Db, owner: Owner, id: string) {
  const own = eq(learningItems[owner], id);
  const themes = await db
    .select({ slug: tags.slug })
    .from(learningItems)
    .innerJoin(learningItemTags, eq(learningItemTags.itemId, learningItems.id))
    .innerJoin(tags, eq(tags.id, learningItemTags.tagId))
    .where(own)
    .orderBy(asc(tags.slug));
  const ranges = await db
    .select({ alias: productFilterEntries.alias })
    .from(learningItems)
    .innerJoin(learningItemGammas, eq(learningItemGammas.itemId, learningItems.id))
    .innerJoin(productFilterEntries, eq(productFilterEntries.id, learningItemGammas.entryId))
    .where(own)
    .orderBy(asc(productFilterEntries.alias));
  return { tags: themes.map(({ slug }) => slug), gammas: ranges.map(({ alias }) => alias) };
}
