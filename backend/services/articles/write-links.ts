import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { articlePatch } from '@/api/articles/author-schemas';
import { articleCategories, categories } from '../../db/schema/articles';
import { learningItems, learningItemTags, tags } from '../../db/schema/learning';
import { learningItemGammas, productFilterEntries } from '../../db/schema/products';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';

type Patch = z.output<typeof articlePatch>;
interface Named {
  id: string;
  name: string;
}

/** Ids in the order they were named, each once; 422 at the first nobody knows. */
function idsOf(field: string, names: readonly string[], known: readonly Named[]): string[] {
  const ids = new Map(known.map(({ name, id }) => [name, id]));
  return [...new Set(names)].map((name, at) => {
    const id = ids.get(name);
    if (!id) throw wrongField(`${field}/${String(at)}`, 'unknown-slug', 'Такого значения нет.');
    return id;
  });
}

async function writeCategories(ctx: Ctx, articleId: string, slugs: readonly string[]): Promise<void> {
  const { id, slug } = categories;
  const known = await ctx.db
    .select({ id, name: slug })
    .from(categories)
    .where(inArray(slug, [...slugs]));
  const rows = idsOf('categories', slugs, known).map((categoryId) => ({ articleId, categoryId }));
  await ctx.db.delete(articleCategories).where(eq(articleCategories.articleId, articleId));
  if (rows.length > 0) await ctx.db.insert(articleCategories).values(rows);
}

async function writeTags(ctx: Ctx, itemId: string, slugs: readonly string[]): Promise<void> {
  const { id, slug } = tags;
  const known = await ctx.db
    .select({ id, name: slug })
    .from(tags)
    .where(inArray(slug, [...slugs]));
  const rows = idsOf('tags', slugs, known).map((tagId) => ({ itemId, tagId }));
  await ctx.db.delete(learningItemTags).where(eq(learningItemTags.itemId, itemId));
  if (rows.length > 0) await ctx.db.insert(learningItemTags).values(rows);
}

async function writeGammas(ctx: Ctx, itemId: string, aliases: readonly string[]): Promise<void> {
  const { id, alias, group } = productFilterEntries;
  const known = await ctx.db
    .select({ id, name: alias })
    .from(productFilterEntries)
    .where(and(eq(group, 'gamma'), inArray(alias, [...aliases])));
  const rows = idsOf('gammas', aliases, known).map((entryId) => ({ itemId, entryId }));
  await ctx.db.delete(learningItemGammas).where(eq(learningItemGammas.itemId, itemId));
  if (rows.length > 0) await ctx.db.insert(learningItemGammas).values(rows);
}

/** What is sent of sections, themes and gammas becomes the article's. 422 at one nobody knows. */
export async function writeLinks(ctx: Ctx, articleId: string, body: Patch): Promise<void> {
  if (body.categories) await writeCategories(ctx, articleId, body.categories);
  if (!body.tags && !body.gammas) return;
  const [item] = await ctx.db
    .select({ id: learningItems.id })
    .from(learningItems)
    .where(eq(learningItems.articleId, articleId));
  if (!item) throw new Error('An article without its learning item');
  if (body.tags) await writeTags(ctx, item.id, body.tags);
  if (body.gammas) await writeGammas(ctx, item.id, body.gammas);
}
