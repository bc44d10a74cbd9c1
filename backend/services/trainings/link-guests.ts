import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bookingRemoved } from '@/lib/domain/training-words';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { isPharmacist } from '../user/people-filters';
import { adoptGuest, guestRowsOf, LEFT } from './guest-rows';
import { lockTrainings, type Training } from './lock-trainings';
import { ownBookings } from './own-bookings';
import { releaseSeat, type Registration } from './release-seat';
import { endOtherWaits, seatLine } from './take-seat';
import { notifyBooked } from './notify-booked';
import { readTrainingFacts } from './training-facts';

const row = trainingRegistrations;
const ON_TOPIC = 'Вы уже записаны на другую дату этой темы.';

const isActive = ({ state }: Pick<Registration, 'state'>) => ACTIVE_STATES.some((active) => active === state);

/** The person's own seats and places in line, past ones too. */
const ownActive = ({ db }: Ctx, userId: string) =>
  db
    .select()
    .from(row)
    .where(and(eq(row.userId, userId), inArray(row.state, ACTIVE_STATES)));

/**
 * Whether the guest's registration stays: a visit before a seat, a seat before a place in the line, else the earlier
 * place.
 */
function staysBefore(guest: Registration, own: Registration): boolean {
  const weight = ({ visitedAt, state }: Registration) => (visitedAt ? 2 : state === 'registered' ? 1 : 0);
  const [theirs, mine] = [weight(guest), weight(own)];
  return theirs > mine || (theirs === 0 && mine === 0 && BigInt(guest.id) < BigInt(own.id));
}

/** Ends one of two registrations on the same training, with its duplicate mark of the visit. */
async function end(ctx: Ctx, one: Registration): Promise<void> {
  const unmarked = { visitedAt: null, visitedById: null, visitMarkedAt: null, visitSource: null };
  const set = { ...(one.visitedAt ? unmarked : {}), ...(one.userId === null ? LEFT : {}) };
  if (Object.keys(set).length > 0) await ctx.db.update(row).set(set).where(eq(row.id, one.id));
  await releaseSeat(ctx, one);
}

async function sitsElsewhere(ctx: Ctx, userId: string, { id, topicId }: Training): Promise<boolean> {
  const others = (await ownBookings(ctx, userId)).filter(({ trainingId }) => trainingId !== id);
  return others.some(
    (other) => other.state === 'registered' && other.topicId === topicId && other.startsAt > ctx.now(),
  );
}

async function link(ctx: Ctx, userId: string, guest: Registration, training: Training): Promise<void> {
  if (!isActive(guest)) return adoptGuest(ctx, guest.id, userId);
  const own = (await ownActive(ctx, userId)).find(({ trainingId }) => trainingId === training.id);
  if (own && !staysBefore(guest, own)) return end(ctx, guest);
  const isComing = !guest.visitedAt && training.startsAt > ctx.now();
  if (isComing && (await sitsElsewhere(ctx, userId, training))) {
    await end(ctx, guest);
    const facts = await readTrainingFacts(ctx.db, training.id);
    return notifyBooked(ctx, [
      { id: guest.id, userId, words: (seen) => bookingRemoved(seen(facts), ON_TOPIC) },
    ]);
  }
  if (own) await end(ctx, own);
  await adoptGuest(ctx, guest.id, userId);
  if (isComing && guest.state === 'registered') await endOtherWaits(ctx, training.id, userId);
}

/**
 * Seats the lines of linked registrations again: quotas for the account's pharmacy apply to them now. Call after all
 * registrations are linked, so that a place in a line never takes the topic before a seat the person already has.
 */
async function seatLinked(
  ctx: Ctx,
  guests: readonly Registration[],
  locked: ReadonlyMap<string, Training>,
): Promise<void> {
  const lines = new Set(
    guests.filter(({ state }) => state === 'waiting').map(({ trainingId }) => trainingId),
  );
  for (const { id, startsAt } of locked.values()) {
    if (lines.has(id) && startsAt > ctx.now()) await seatLine(ctx, id);
  }
}

/**
 * Locks every training that the person is on, as a guest or with the account, before the registrations are read: a
 * guest with this e-mail may be joining one of the account's trainings at this moment.
 */
async function lockOwn(ctx: Ctx, userId: string): Promise<Map<string, Training>> {
  const rows = [...(await ownActive(ctx, userId)), ...(await guestRowsOf(ctx, userId))];
  const locked = await lockTrainings(
    ctx.db,
    rows.map(({ trainingId }) => trainingId),
  );
  return new Map(locked.map((training) => [training.id, training]));
}

/**
 * Gives the account all registrations that staff recorded for a guest with its newly proven e-mail. Two registrations
 * on one training become one; of two coming trainings of a topic the account's own seat stays. Only pharmacists have
 * seats: for a person with a role the guest stays a guest. Call with the person locked.
 */
export async function linkGuests(ctx: Ctx, userId: string): Promise<void> {
  const inUse = and(eq(users.id, userId), eq(users.isArchived, false), isNull(users.erasedAt));
  if ((await ctx.db.$count(users, and(inUse, isPharmacist(ctx)))) === 0) return;
  const locked = await lockOwn(ctx, userId);
  const guests = await guestRowsOf(ctx, userId);
  for (const guest of guests) {
    const training = locked.get(guest.trainingId);
    if (!training) continue;
    await link(ctx, userId, guest, training);
    await audit.record(ctx, {
      ...{ action: 'training.guest-linked', actorId: userId },
      ...{ subjectType: 'training-registration', subjectId: guest.id },
      details: { trainingId: training.id },
    });
  }
  await seatLinked(ctx, guests, locked);
}

/** Erases guests with the proven e-mail of an account that is erased; their coming seats go to the line. */
export async function leaveAsGuests(ctx: Ctx, userId: string): Promise<void> {
  const locked = await lockOwn(ctx, userId);
  for (const guest of await guestRowsOf(ctx, userId)) {
    const startsAt = locked.get(guest.trainingId)?.startsAt;
    if (!startsAt) continue;
    if (isActive(guest) && !guest.visitedAt && startsAt > ctx.now()) await releaseSeat(ctx, guest);
    await ctx.db
      .update(row)
      .set({ ...LEFT, updatedAt: ctx.now() })
      .where(eq(row.id, guest.id));
  }
}
