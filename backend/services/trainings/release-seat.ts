import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { isLateCancel } from '@/lib/domain/trainings/late-cancel';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { lockTrainings } from './lock-trainings';
import { seatLine } from './take-seat';

type Moving = Pick<Ctx, 'db' | 'now'>;
export type Registration = typeof trainingRegistrations.$inferSelect;

export interface Ending {
  /** The person who ended it; null for the owner or the portal itself. */
  byId?: string | null;
  reason?: string | null;
  /** Whether the owner decided it: a late decision is counted in the report. */
  isOwn?: boolean;
}

/** Whether the registration holds a counted seat. */
export const holdsSeat = ({ state, source }: Pick<Registration, 'state' | 'source'>): boolean =>
  state === 'registered' && source !== 'walk-in';

async function isLate({ db, now }: Moving, trainingId: string): Promise<boolean> {
  const { id, startsAt } = trainings;
  const [training] = await db.select({ startsAt }).from(trainings).where(eq(id, trainingId));
  return training !== undefined && isLateCancel(training.startsAt, now());
}

/**
 * Ends a registration and gives its seat to the line: the only way to free a seat of a planned training. A cancelled
 * training ends all of its registrations by one statement, because nobody moves up (`cancelTraining`). Call with the
 * training locked and `row` read after that.
 */
export async function releaseSeat(
  ctx: Moving,
  row: Pick<Registration, 'id' | 'trainingId' | 'state' | 'source'>,
  { byId = null, reason = null, isOwn = false }: Ending = {},
): Promise<void> {
  const now = ctx.now();
  const cancelledLate = isOwn && holdsSeat(row) && (await isLate(ctx, row.trainingId));
  await ctx.db
    .update(trainingRegistrations)
    .set({
      ...{ state: 'cancelled', cancelledAt: now, cancelledById: byId, cancelReason: reason },
      ...{ cancelledLate, endedInLine: row.state === 'waiting', updatedAt: now },
    })
    .where(eq(trainingRegistrations.id, row.id));
  if (!holdsSeat(row)) return;
  await ctx.db
    .update(trainings)
    .set({ taken: sql`${trainings.taken} - 1` })
    .where(eq(trainings.id, row.trainingId));
  await seatLine(ctx, row.trainingId);
}

/** Clears the late cancel of a person who takes a seat on the training again. */
export async function forgetLateCancel({ db }: Moving, trainingId: string, userId: string): Promise<void> {
  const row = trainingRegistrations;
  await db
    .update(row)
    .set({ cancelledLate: false })
    .where(and(eq(row.trainingId, trainingId), eq(row.userId, userId), row.cancelledLate));
}

/** Selects the person's registrations of trainings that have not begun, without those marked as present. */
function comingOf({ db, now }: Moving, userId: string) {
  const row = trainingRegistrations;
  return db
    .select({ id: row.id, trainingId: row.trainingId, state: row.state, source: row.source })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(
      and(
        ...[eq(row.userId, userId), inArray(row.state, ACTIVE_STATES)],
        ...[isNull(row.visitedAt), gt(trainings.startsAt, now())],
      ),
    );
}

/**
 * Frees every coming seat and place in the line of a person who will not come; the person is locked. Returns the ids of
 * the trainings.
 */
export async function releaseComing(ctx: Moving, userId: string, ending: Ending = {}): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const before = await comingOf(ctx, userId);
    if (before.length === 0) return [];
    const ids = before.map(({ trainingId }) => trainingId);
    await lockTrainings(tx, ids);
    // the person may have got a freed seat before the lock
    const rows = await comingOf(ctx, userId);
    for (const row of rows) await releaseSeat(ctx, row, ending);
    return rows.map(({ trainingId }) => trainingId);
  });
}
