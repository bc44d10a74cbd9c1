import { and, eq, inArray, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { productPatch } from '@/api/products/schemas';
import { tags } from '../../db/schema/learning';
import { productFilterEntries, productFilterLinks, productTags } from '../../db/schema/products';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';

type Given = NonNullable<z.output<typeof productPatch>['filters']>[number];
interface Owner {
  id: string;
  markId: string;
}

/** Returns the id of a filter entry; creates an unknown entry that has a title. A gamma belongs to its mark. */
async function entryId(
  ctx: Ctx,
  { group, alias, title }: Given,
  at: number,
  markId: string,
): Promise<string> {
  const pointer = `filters/${String(at)}/alias`;
  const same = and(eq(productFilterEntries.group, group), eq(productFilterEntries.alias, alias));
  const own = group === 'gamma' ? markId : null;
  if (title !== undefined) {
    const entry = { group, alias, title, markId: own };
    await ctx.db.insert(productFilterEntries).values(entry).onConflictDoNothing();
  }
  const [row] = await ctx.db.select().from(productFilterEntries).where(same);
  if (!row) throw wrongField(pointer, 'filter-missing', 'Такого значения фильтра нет.');
  if (row.markId !== null && row.markId !== markId) {
    throw wrongField(pointer, 'foreign-gamma', 'Эта гамма другого бренда.');
  }
  return row.id;
}

/** Replaces the product's filter entries. 422: an unknown entry, another brand's gamma, two gammas. */
export async function writeFilters(ctx: Ctx, { id, markId }: Owner, given: readonly Given[]): Promise<void> {
  const gammas = new Set(given.filter(({ group }) => group === 'gamma').map(({ alias }) => alias));
  if (gammas.size > 1) throw wrongField('filters', 'many-gammas', 'У продукта одна гамма.');
  const ids: string[] = [];
  for (const [at, entry] of given.entries()) ids.push(await entryId(ctx, entry, at, markId));
  await ctx.db.delete(productFilterLinks).where(eq(productFilterLinks.productId, id));
  const rows = [...new Set(ids)].map((entry) => ({ productId: id, entryId: entry }));
  if (rows.length > 0) await ctx.db.insert(productFilterLinks).values(rows);
}

/** Throws 422 `foreign-gamma` on `mark_id` if the product's gamma belongs to another brand than the product. */
export async function assertOwnGamma(ctx: Ctx, { id, markId }: Owner): Promise<void> {
  const [foreign] = await ctx.db
    .select({ id: productFilterEntries.id })
    .from(productFilterLinks)
    .innerJoin(productFilterEntries, eq(productFilterEntries.id, productFilterLinks.entryId))
    .where(and(eq(productFilterLinks.productId, id), ne(productFilterEntries.markId, markId)))
    .limit(1);
  if (foreign) throw wrongField('mark_id', 'foreign-gamma', 'Гамма продукта другого бренда: смените и её.');
}

/** Replaces the product's tags. 422 `tag-missing` for an unknown one. */
export async function writeTags(ctx: Ctx, id: string, slugs: readonly string[]): Promise<void> {
  const known =
    slugs.length > 0
      ? await ctx.db
          .select()
          .from(tags)
          .where(inArray(tags.slug, [...slugs]))
      : [];
  const strange = slugs.findIndex((slug) => !known.some((tag) => tag.slug === slug));
  if (strange >= 0) throw wrongField(`tags/${String(strange)}`, 'tag-missing', 'Такой темы нет.');
  await ctx.db.delete(productTags).where(eq(productTags.productId, id));
  if (known.length > 0) {
    await ctx.db.insert(productTags).values(known.map(({ id: tagId }) => ({ productId: id, tagId })));
  }
}
