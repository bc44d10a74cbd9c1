import { and, eq } from 'drizzle-orm';
import { modules } from '../../db/schema/modules';
import { notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { presentModule, published, selectModules } from './module-row';

/** An id or a slug; slugs are never numbers. */
const named = (name: string) => (/^\d+$/.test(name) ? eq(modules.id, name) : eq(modules.slug, name));

/** The row of a published module; 404 for a draft, an archived and a scheduled one. */
export async function findModule(ctx: Ctx, name: string) {
  const where = and(named(name), published(ctx.now()));
  const [row] = await selectModules(ctx.db, viewerOf(ctx).id, where, true).limit(1);
  if (!row) throw notFound('Такого модуля нет.', 'module-missing');
  return row;
}

/** One module with the state the person left it in. */
export async function getModule(ctx: Ctx, name: string) {
  return presentModule(await findModule(ctx, name));
}
