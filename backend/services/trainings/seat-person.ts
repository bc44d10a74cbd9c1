import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { certificateNumber as letterCode, NUMBER_BYTES } from '@/lib/domain/certificate';
import type { RegistrationSource } from '@/lib/domain/trainings/training';
import { bookingMade, bookingMadeByStaff, bookingMoved, waitingByStaff } from '@/lib/domain/training-words';
import { defaultNotice } from '@/lib/domain/trainings/waiting';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { notify } from '../notifications/notify';
import { trainingMissing } from './find-slot';
import { adoptGuest, guestRowOn } from './guest-rows';
import { lockTrainings, type Training } from './lock-trainings';
import { assertFits, ownBookings, waitsForTopic, type Booking } from './own-bookings';
import { keepForQuota, keptFor, quotaOfPerson } from './quota-seats';
import { accountClocks } from './reader-clocks';
import { refused, seatVisited } from './refused';
import { forgetLateCancel, releaseSeat, type Registration } from './release-seat';
import { takeSeat } from './take-seat';
import { readTrainingFacts } from './training-facts';

export interface SeatAsked {
  trainingId: string;
  userId: string;
  source: RegistrationSource;
  /** The member of staff who records another person. */
  recordedById?: string;
  /** Whether the person joins the line when there is no seat. */
  waiting?: boolean | undefined;
  notLaterHours?: number | undefined;
  confirmOverlap?: boolean | undefined;
  /** The person's other registration, which this one replaces. */
  insteadOf?: string | undefined;
  /** Code of a link that seats are kept for. */
  invitation?: string | undefined;
}

export const registrationMissing = () => notFound('Запись не найдена.', 'registration-missing');

export function assertOpen({ status, startsAt }: Training, now: Date): void {
  if (status === 'cancelled') throw refused('training-cancelled');
  if (startsAt <= now) throw refused('training-started');
}

/**
 * Throws 404 `user-missing` for a closed account. Call under the person's lock: it may have been closed since the call
 * began.
 */
async function assertInUse({ db }: Ctx, userId: string): Promise<void> {
  const inUse = and(eq(users.id, userId), isNull(users.erasedAt), eq(users.isArchived, false));
  if ((await db.$count(users, inUse)) === 0) throw notFound('Пользователь не найден.', 'user-missing');
}

/** Counts people in the line; with `until` up to and including that place. */
function countLine({ db }: Ctx, trainingId: string, until?: Booking): Promise<number> {
  const { id, state } = trainingRegistrations;
  const ahead = until && lte(id, until.id);
  const inLine = and(eq(trainingRegistrations.trainingId, trainingId), eq(state, 'waiting'), ahead);
  return db.$count(trainingRegistrations, inLine);
}

/** Throws 409 `already-waiting` for a person in the line, and `no-places` unless the person may join the line. */
async function refuseSeat(
  ctx: Ctx,
  { trainingId, waiting }: SeatAsked,
  mine: Booking | undefined,
  moved: boolean,
) {
  if (mine) {
    const position = await countLine(ctx, trainingId, mine);
    throw refused('already-waiting', { position }, { waitingPosition: position });
  }
  if (waiting && !moved) return;
  const heldFor = await keptFor(ctx, trainingId);
  throw refused('no-places', { heldFor }, { waitingCount: await countLine(ctx, trainingId) });
}

export const invitationOver = () =>
  new AppError(
    409,
    'invitation-over',
    'Приглашение больше не действует: места по нему заняты или его отозвали.',
  );

/**
 * Returns the person's quota. 409 `invitation-over` for a used-up link, even with free common seats: these are the
 * person's choice.
 */
async function quotaOf(ctx: Ctx, { trainingId, userId, invitation }: SeatAsked): Promise<string | null> {
  const quotaId = await quotaOfPerson(ctx, trainingId, userId, invitation ?? null);
  if (invitation !== undefined && quotaId === null) throw invitationOver();
  return quotaId;
}

async function write(
  { db, now }: Ctx,
  { trainingId, userId, source, recordedById, notLaterHours }: SeatAsked,
  { type }: Training,
  { seated, mine, guest }: { seated: boolean; mine: Booking | undefined; guest: Registration | undefined },
): Promise<string> {
  const at = now();
  if (guest) {
    const asked = {
      source,
      recordedById: recordedById ?? null,
      notLaterHours: notLaterHours ?? guest.notLaterHours,
    };
    // a person recorded at the door without a booking takes no seat
    const kept =
      guest.source === 'walk-in' ? {} : ({ ...asked, state: seated ? 'registered' : 'waiting' } as const);
    await adoptGuest({ db, now }, guest.id, userId, kept);
    return guest.id;
  }
  const { id } = trainingRegistrations;
  if (mine) {
    await db.update(trainingRegistrations).set({ state: 'registered', updatedAt: at }).where(eq(id, mine.id));
    return mine.id;
  }
  const values = {
    trainingId,
    userId,
    source,
    recordedById: recordedById ?? null,
    state: seated ? 'registered' : 'waiting',
    since: at,
    notLaterHours: notLaterHours ?? defaultNotice(type),
    checkInCode: letterCode(randomBytes(NUMBER_BYTES)),
    createdAt: at,
    updatedAt: at,
  } as const;
  const [made] = await db.insert(trainingRegistrations).values(values).returning({ id });
  return made?.id ?? '';
}

/** Notifies a person whom staff put in the line; a person who joined it sees that at once. */
async function notifyWaiting(ctx: Ctx, { trainingId, userId, source }: SeatAsked) {
  if (source !== 'staff') return;
  const seen = (await accountClocks(ctx.db, [userId]))(userId);
  const words = waitingByStaff(seen(await readTrainingFacts(ctx.db, trainingId)));
  await notify(ctx, [{ userId, kind: 'training', ...words }]);
}

async function notifySeated(ctx: Ctx, { trainingId, userId, source }: SeatAsked, given: Booking | undefined) {
  const seen = (await accountClocks(ctx.db, [userId]))(userId);
  const to = seen(await readTrainingFacts(ctx.db, trainingId));
  const words = given
    ? bookingMoved(seen(await readTrainingFacts(ctx.db, given.trainingId)), to)
    : source !== 'staff'
      ? bookingMade(to)
      : bookingMadeByStaff(to);
  await notify(ctx, [{ userId, kind: 'training', ...words }]);
}

/**
 * Gives a person a seat or a place in the line; with `insteadOf` the other registration ends in the same transaction.
 * 404 `training-missing`, `registration-missing`, `user-missing`; 409 with the codes of `seatMessage`,
 * `already-visited` for a seat whose person is marked. Used by self-registration and by recording by staff.
 */
export async function seatPerson(ctx: Ctx, asked: SeatAsked): Promise<void> {
  const { trainingId, userId, insteadOf } = asked;
  await inTransaction(alsoOf(ctx, userId), async (tx) => {
    const now = ctx.now();
    await assertInUse(ctx, userId);
    const [known] = await tx.select().from(trainings).where(eq(trainings.id, trainingId));
    if (!known) throw trainingMissing();
    const before = await ownBookings(ctx, userId);
    // the person's own place in the line of this training becomes the seat and is not released
    const leaves = (booking: Booking) =>
      booking.trainingId !== trainingId && (booking.id === insteadOf || waitsForTopic(booking, known));
    const ids = before.filter(leaves).map((booking) => booking.trainingId);
    const locked = await lockTrainings(tx, [trainingId, ...ids]);
    const training = locked.find(({ id }) => id === trainingId) ?? known;
    // the person may have got a freed seat before the locks
    const own = await ownBookings(ctx, userId);
    const named = own.find(({ id }) => id === insteadOf);
    if (insteadOf !== undefined && !(named && named.startsAt > now)) throw registrationMissing();
    if (named?.visitedAt) throw seatVisited();
    const mine = own.find((booking) => booking.trainingId === trainingId);
    const given = named === mine ? undefined : named;

    assertOpen(training, now);
    if (mine?.state === 'registered') throw refused('already-registered');
    const others = own.filter((booking) => booking !== mine && booking !== given);
    assertFits(training, others, { now, confirmOverlap: asked.confirmOverlap === true });
    // a registration that staff recorded for a guest with the person's e-mail becomes the person's
    const guest = mine ? undefined : await guestRowOn(ctx, trainingId, userId);
    const isIn = guest?.state === 'registered';
    const quotaId = isIn ? null : await quotaOf(ctx, asked);
    const seated = isIn || (await takeSeat(ctx, trainingId, quotaId));
    if (!seated) await refuseSeat(ctx, asked, mine, given !== undefined);
    const id = await write(ctx, asked, training, { seated, mine, guest });
    if (!seated) return notifyWaiting(ctx, asked);
    await keepForQuota(ctx, id, quotaId);
    await forgetLateCancel(ctx, trainingId, userId);
    for (const booking of own.filter(leaves)) await releaseSeat(ctx, booking);
    await notifySeated(ctx, asked, given);
  });
}
