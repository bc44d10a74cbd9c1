import { and, desc, eq, isNull, max, sql, type AnyColumn } from 'drizzle-orm';
import { leastTime } from '@/lib/domain/openings';
import { counted } from '@/lib/format/number';
import { learningOpenings } from '../../db/schema/learning';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';

export type Opening = typeof learningOpenings.$inferSelect;

interface Of {
  userId: string;
  itemId: string;
}

const openOf = ({ userId, itemId }: Of) =>
  and(
    eq(learningOpenings.userId, userId),
    eq(learningOpenings.itemId, itemId),
    isNull(learningOpenings.finishedAt),
  );

/** Whether the person's page of the item is opened already: a column of the query that reads the item. */
export const isOpened = (userId: string, itemId: AnyColumn) => sql<boolean>`exists (
  select 1 from ${learningOpenings} where ${learningOpenings.userId} = ${userId}::bigint
    and ${learningOpenings.itemId} = ${itemId} and ${learningOpenings.finishedAt} is null)`;

/** The same for one item, by a query of its own. */
export async function findOpen(db: Db, of: Of): Promise<Opening | null> {
  const [row] = await db.select().from(learningOpenings).where(openOf(of));
  return row ?? null;
}

/**
 * The page of an item that can be done now was opened; an opening that is there already stands. A page is shown even
 * where this can't be written: its own code opens it again when something came of it.
 */
export async function recordOpening(ctx: Ctx, itemId: string): Promise<void> {
  const values = { userId: viewerOf(ctx).id, itemId, openedAt: ctx.now() };
  try {
    await ctx.db.insert(learningOpenings).values(values).onConflictDoNothing();
  } catch (error) {
    ctx.log.warn({ err: error, itemId }, 'an opening was not recorded');
  }
}

/** 422: the page of what is said to be done was not opened. */
export const pageRequired = () =>
  new AppError(422, 'page-required', 'Сначала откройте страницу этого материала на портале.');

/** 422 with `Retry-After`: no person is as fast as that. */
function tooSoon(seconds: number): AppError {
  const wait = counted(seconds, ['секунду', 'секунды', 'секунд']);
  const headers = { 'retry-after': String(seconds) };
  return new AppError(422, 'too-soon', `Слишком быстро. Результат примем через ${wait}.`, undefined, {
    headers,
  });
}

/** When the page of an item was opened last, whatever came of it; null: never. */
export async function lastOpenedAt(db: Db, { userId, itemId }: Of): Promise<Date | null> {
  const [row] = await db
    .select({ openedAt: learningOpenings.openedAt })
    .from(learningOpenings)
    .where(and(eq(learningOpenings.userId, userId), eq(learningOpenings.itemId, itemId)))
    .orderBy(desc(learningOpenings.id))
    .limit(1);
  return row?.openedAt ?? null;
}

/** What was opened is done. Without an opening nothing happens. */
export async function finishOpening(tx: Db, of: Of, done: { finishedAt: Date; countedUntil?: Date }) {
  await tx.update(learningOpenings).set(done).where(openOf(of));
}

/**
 * A result counts: its page was opened, and the least time has passed that a person needs, one thing after another.
 * Only inside the person's own transaction, which holds their lock. Errors: 422 `page-required`, `too-soon`. Gives the opening.
 */
export async function takeOpening(tx: Db, ctx: Ctx, of: Of, leastSeconds: number): Promise<Opening> {
  const opening = await findOpen(tx, of);
  if (!opening) throw pageRequired();
  const [spent] = await tx
    .select({ until: max(learningOpenings.countedUntil) })
    .from(learningOpenings)
    .where(eq(learningOpenings.userId, of.userId));
  const now = ctx.now();
  const { waitSeconds, countedUntil } = leastTime({
    openedAt: opening.openedAt,
    spentUntil: spent?.until ?? null,
    leastSeconds: leastSeconds * ctx.config.LEAST_TIME_SCALE,
    now,
  });
  if (waitSeconds > 0) throw tooSoon(waitSeconds);
  await finishOpening(tx, of, { finishedAt: now, countedUntil });
  return opening;
}
