import { and, eq, type SQL } from 'drizzle-orm';
import { modules } from '../../db/schema/modules';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { seenBy } from '../authoring/states';
import { recordOpening } from '../learnings/openings';
import { completionCounts } from './completion-counts';
import { isOut, presentModule, published, selectModules } from './module-row';

/** Condition by id or slug; slugs are never numbers. */
const named = (name: string) => (/^\d+$/.test(name) ? eq(modules.id, name) : eq(modules.slug, name));

async function find(ctx: Ctx, name: string, seen: SQL | undefined) {
  const [row] = await selectModules(ctx.db, viewerOf(ctx).id, and(named(name), seen), true).limit(1);
  if (!row) throw notFound('Такого модуля нет.', 'module-missing');
  return row;
}

/** Returns the row of a published module; 404 for a draft, an archived and a scheduled one: nobody can take those. */
export function findModule(ctx: Ctx, name: string) {
  return find(ctx, name, published(ctx.now()));
}

/**
 * Returns a module with the person's saved state; authors also get unpublished ones. Records the opening where a
 * completion would count. 404.
 */
export async function getModule(ctx: Ctx, name: string) {
  const row = await find(ctx, name, seenBy(ctx, published(ctx.now())));
  if (!isOut(row.module, ctx.now())) return { ...presentModule(row), isDraft: true };
  if (!row.isOpened && completionCounts(row.progress, ctx.now())) await recordOpening(ctx, row.itemId);
  return presentModule(row);
}
