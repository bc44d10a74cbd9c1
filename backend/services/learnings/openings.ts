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

/** Column of the item's query: whether the person has an open opening of the item. */
export const isOpened = (userId: string, itemId: AnyColumn) => sql<boolean>`exists (
  select 1 from ${learningOpenings} where ${learningOpenings.userId} = ${userId}::bigint
    and ${learningOpenings.itemId} = ${itemId} and ${learningOpenings.finishedAt} is null)`;

/** Returns the open opening of one item, by a separate query; null if there is none. */
export async function findOpen(db: Db, of: Of): Promise<Opening | null> {
  const [row] = await db.select().from(learningOpenings).where(openOf(of));
  return row ?? null;
}

/**
 * Records that the page of an item that can be done now was opened; an open opening is kept. A failed write is only
 * logged, so that the page is shown anyway: its own code opens it again before it reports a result.
 */
export async function recordOpening(ctx: Ctx, itemId: string): Promise<void> {
  const values = { userId: viewerOf(ctx).id, itemId, openedAt: ctx.now() };
  try {
    await ctx.db.insert(learningOpenings).values(values).onConflictDoNothing();
  } catch (error) {
    ctx.log.warn({ err: error, itemId }, 'an opening was not recorded');
  }
}

/** 422: the page of the reported item was not opened. */
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

/** Returns when the page of an item was opened last, finished or not; null: never. */
export async function lastOpenedAt(db: Db, { userId, itemId }: Of): Promise<Date | null> {
  const [row] = await db
    .select({ openedAt: learningOpenings.openedAt })
    .from(learningOpenings)
    .where(and(eq(learningOpenings.userId, userId), eq(learningOpenings.itemId, itemId)))
    .orderBy(desc(learningOpenings.id))
    .limit(1);
  return row?.openedAt ?? null;
}

/** Finishes the open opening; does nothing without one. */
export async function finishOpening(tx: Db, of: Of, done: { finishedAt: Date; countedUntil?: Date }) {
  await tx.update(learningOpenings).set(done).where(openOf(of));
}

/**
 * Accepts a result if its page was opened and the least time that a person needs has passed, one item after another.
 * Call it only inside the person's own transaction, which holds their lock. Returns the opening. Errors: 422
 * `page-required`, `too-soon`.
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
