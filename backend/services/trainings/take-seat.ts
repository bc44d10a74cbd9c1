import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { seatFromLine } from '@/lib/domain/training-words';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { heldSeats, keepForQuota, quotaFor } from './quota-seats';
import type { Seen } from './reader-clocks';
import { pharmacyOf } from './registrations-seen';
import { notifyBooked } from './notify-booked';
import { readTrainingFacts } from './training-facts';

type Moving = Pick<Ctx, 'db' | 'now'>;

/**
 * Takes one seat of a training that can still be booked; this statement alone decides who gets the last seat. Kept
 * seats are only for people with a quota that has a seat left: see `quotaFor`.
 */
export async function takeSeat(
  { db, now }: Moving,
  trainingId: string,
  quotaId: string | null = null,
): Promise<boolean> {
  const { id, status, startsAt, capacity, taken } = trainings;
  const kept = quotaId === null ? heldSeats : sql`0`;
  const taking = await db
    .update(trainings)
    .set({ taken: sql`${taken} + 1` })
    .where(
      and(
        eq(id, trainingId),
        eq(status, 'planned'),
        gt(startsAt, now()),
        or(isNull(capacity), sql`${capacity} > ${taken} + ${kept}`),
      ),
    )
    .returning({ id });
  return taking.length > 0;
}

/** Whether the person of a registration has a coming seat on a date of its topic. */
const sitsOnTopic = (now: Date) => sql`exists (
  select from training_registrations seat join trainings date on date.id = seat.training_id
  where seat.user_id = ${trainingRegistrations.userId} and seat.state = 'registered'
    and date.topic_id = ${trainings.topicId} and date.starts_at > ${now.toISOString()}::timestamptz)`;

/**
 * Returns for whom a seat is free: `all` if it is kept for nobody, `some` if it is kept for a quota; null without one.
 */
async function seatsFor({ db }: Moving, trainingId: string): Promise<'all' | 'some' | null> {
  const { id, capacity, taken } = trainings;
  const isFree = sql<boolean>`(${capacity} is null or ${capacity} > ${taken} + ${heldSeats})`;
  const [found] = await db.select({ isFree, held: heldSeats }).from(trainings).where(eq(id, trainingId));
  if (found?.isFree) return 'all';
  return found && found.held > 0 ? 'some' : null;
}

/** Returns the first of `ids` who still wants a seat at this hour, has an account in use and no seat of the topic. */
async function firstOf({ db, now }: Moving, ids: readonly string[], isCommon: boolean) {
  const row = trainingRegistrations;
  const lastCall = sql`${trainings.startsAt} - make_interval(hours => coalesce(${row.notLaterHours}, 0))`;
  const quotaId = quotaFor(sql`${row.trainingId}`, pharmacyOf);
  const inUse = or(isNull(row.userId), and(isNull(users.erasedAt), eq(users.isArchived, false)));
  const [first] = await db
    .select({ id: row.id, userId: row.userId, quotaId })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .leftJoin(users, eq(users.id, row.userId))
    .where(
      and(
        inArray(row.id, ids),
        lte(sql`${now()}::timestamptz`, lastCall),
        inUse,
        not(sitsOnTopic(now())),
        isCommon ? undefined : isNotNull(quotaId),
      ),
    )
    .orderBy(asc(row.id))
    .limit(1);
  return first;
}

/** People of the line checked in one query: checking a whole line of a thousand would be repeated for each seat. */
const LOOKED_AT = 20;

/** Returns the first in the line who may be seated, reading `LOOKED_AT` people at a time. */
async function firstInLine(ctx: Moving, trainingId: string, isCommon: boolean) {
  const row = trainingRegistrations;
  for (let after = '0'; ;) {
    const line = await ctx.db
      .select({ id: row.id })
      .from(row)
      .where(and(eq(row.trainingId, trainingId), eq(row.state, 'waiting'), gt(row.id, after)))
      .orderBy(asc(row.id))
      .limit(LOOKED_AT);
    const ids = line.map(({ id }) => id);
    const first = ids.length > 0 ? await firstOf(ctx, ids, isCommon) : undefined;
    after = ids.at(-1) ?? after;
    if (first || ids.length < LOOKED_AT) return first;
  }
}

/** Ends the person's places in the lines of other trainings of the topic after they have got a seat. */
export async function endOtherWaits({ db, now }: Moving, trainingId: string, userId: string): Promise<void> {
  const row = trainingRegistrations;
  const { id, topicId } = trainings;
  const topic = db.select({ topicId }).from(trainings).where(eq(id, trainingId));
  const dates = db
    .select({ id })
    .from(trainings)
    .where(and(inArray(topicId, topic), ne(id, trainingId)));
  const at = now();
  await db
    .update(row)
    .set({ state: 'cancelled', cancelledAt: at, endedInLine: true, updatedAt: at })
    .where(and(eq(row.userId, userId), eq(row.state, 'waiting'), inArray(row.trainingId, dates)));
}

/**
 * Gives free seats to people in the line, in its order, and notifies them. Call in the transaction that frees or adds a
 * seat, under the training's lock, so that a newcomer never finds a seat somebody waits for.
 */
export async function seatLine(ctx: Moving, trainingId: string): Promise<void> {
  const seated: { id: string; userId: string | null }[] = [];
  for (;;) {
    const whose = await seatsFor(ctx, trainingId);
    // a full training, as after most promotions: the line is not read
    const next = whose && (await firstInLine(ctx, trainingId, whose === 'all'));
    if (!next || !(await takeSeat(ctx, trainingId, next.quotaId))) break;
    await keepForQuota(ctx, next.id, next.quotaId);
    await ctx.db
      .update(trainingRegistrations)
      .set({ state: 'registered', updatedAt: ctx.now() })
      .where(eq(trainingRegistrations.id, next.id));
    if (next.userId !== null) await endOtherWaits(ctx, trainingId, next.userId);
    seated.push(next);
  }
  if (seated.length === 0) return;
  const facts = await readTrainingFacts(ctx.db, trainingId);
  const words = (seen: Seen) => seatFromLine(seen(facts));
  await notifyBooked(
    ctx,
    seated.map(({ id, userId }) => ({ id, userId, words })),
  );
}
