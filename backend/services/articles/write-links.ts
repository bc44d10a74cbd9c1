import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { articlePatch } from '@/api/articles/author-schemas';
import { articleCategories, categories } from '../../db/schema/articles';
import type { Ctx } from '../../http/context';
import { idsOf, writeItemLinks } from '../learnings/item-links';

type Patch = z.output<typeof articlePatch>;
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

/** Replaces those of the article's sections, themes and gammas that are sent. 422 at an unknown one. */
export async function writeLinks(ctx: Ctx, articleId: string, body: Patch): Promise<void> {
  if (body.categories) await writeCategories(ctx, articleId, body.categories);
  await writeItemLinks(ctx.db, 'articleId', articleId, body);
}
