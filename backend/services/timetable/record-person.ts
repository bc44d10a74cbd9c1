import { and, eq, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { recordBody } from '@/api/registrations/recording-schemas';
import { can } from '@/lib/access/permissions';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { fullName } from '@/lib/format/person';
import { pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { userRoles, users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { tokenHash } from '../auth/secrets';
import { throttleHeavyCalls } from '../auth/throttle';
import { trainingMissing } from '../trainings/find-slot';
import { seatPerson } from '../trainings/seat-person';
import { isAtWork } from '../user/people-filters';
import { peopleSeen } from '../user/territory';
import { presentRegistered, selectRegistered } from './registered-row';
import { seatGuest, type Guest } from './seat-guest';

/** Most letters in an hour to one address typed by staff. */
const LETTERS_AN_HOUR = 5;
/** Most people recorded by one viewer in an hour, about a full hall: the response names the recorded person. */
const RECORDS_AN_HOUR = 120;

type Asked = z.output<typeof recordBody>;

/**
 * Condition: representatives record people in their sight, trainers and experts any pharmacist; nobody records staff.
 */
function recordable(ctx: Ctx): SQL | undefined {
  const roleless = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(eq(userRoles.userId, users.id)),
  );
  const seen = can(viewerOf(ctx), 'people.see') ? peopleSeen(ctx, true) : undefined;
  return and(isNull(users.erasedAt), isAtWork(), roleless, seen);
}

/** Throws 404 `user-missing` for a person the viewer may not record. */
export async function assertRecordable(ctx: Ctx, userId: string): Promise<void> {
  if ((await ctx.db.$count(users, and(eq(users.id, userId), recordable(ctx)))) === 0) {
    throw notFound('Пользователь не найден.', 'user-missing');
  }
}

/**
 * Throws 409 `person-known` if the guest's e-mail or phone belongs to an account that the recorder may see. Any other
 * account is neither linked nor notified, so that nobody learns here who has an account, or anybody's contacts.
 */
async function assertUnknown(ctx: Ctx, { email, phone }: Guest): Promise<void> {
  if (!can(viewerOf(ctx), 'people.see')) return;
  const theirs = or(eq(sql`lower(${users.email})`, email), eq(users.phone, phone));
  const [known] = await ctx.db
    .select()
    .from(users)
    .where(and(recordable(ctx), theirs))
    .orderBy(users.id)
    .limit(1);
  if (!known) return;
  const words = `Этот человек уже есть на портале: ${fullName(known)}. Запишите его как участника портала.`;
  throw new AppError(409, 'person-known', words, undefined, {
    meta: { user: { id: known.id, name: fullName(known) } },
  });
}

async function assertPharmacy(ctx: Ctx, { pharmacyId }: Guest): Promise<void> {
  const working = and(eq(pharmacies.id, pharmacyId), eq(pharmacies.isArchived, false));
  if ((await ctx.db.$count(pharmacies, working)) > 0) return;
  throw wrongField('user_params/pharmacy_id', 'pharmacy-missing', 'Выберите аптеку из списка.');
}

async function bookingOf(ctx: Ctx, trainingId: string, userId: string) {
  const { id, state } = trainingRegistrations;
  const [found] = await ctx.db
    .select({ id })
    .from(trainingRegistrations)
    .where(
      and(
        eq(trainingRegistrations.trainingId, trainingId),
        eq(trainingRegistrations.userId, userId),
        inArray(state, ACTIVE_STATES),
      ),
    );
  if (!found) throw trainingMissing();
  return found.id;
}

/** Throws 422 on the pharmacy, and 409 `person-known` for a guest whose account the recorder sees. */
export async function assertGuest(ctx: Ctx, guest: Guest): Promise<void> {
  await assertPharmacy(ctx, guest);
  await assertUnknown(ctx, guest);
}

/** Counts each recorded person against the recorder's hourly limit. 429. */
export async function throttleRecords(ctx: Ctx, people = 1): Promise<void> {
  for (let at = 0; at < people; at += 1) {
    await throttleHeavyCalls(ctx, 'training-record', viewerOf(ctx).id, RECORDS_AN_HOUR);
  }
}

/** Counts one recorded person and, for a guest, the letter to the typed address. 429. */
export async function throttleRecord(ctx: Ctx, guest: Guest | undefined): Promise<void> {
  await throttleRecords(ctx);
  if (!guest) return;
  await throttleHeavyCalls(ctx, 'guest-letter', tokenHash(guest.email), LETTERS_AN_HOUR);
}

export async function readRegistered(ctx: Ctx, id: string) {
  const [made] = await selectRegistered(ctx, eq(trainingRegistrations.id, id));
  if (!made) throw trainingMissing();
  return presentRegistered(made, viewerOf(ctx), ctx.now());
}

async function noteRecorded(ctx: Ctx, id: string, trainingId: string) {
  await audit.record(ctx, {
    ...{ action: 'training.recorded', subjectType: 'training-registration', subjectId: id },
    details: { trainingId },
  });
  return readRegistered(ctx, id);
}

interface Known {
  userId: string;
  waiting: boolean;
  confirmOverlap: boolean | undefined;
}

/** Records a person with an account. 404 `user-missing`; 409 with the codes of `seatMessage`. */
export async function recordKnown(ctx: Ctx, trainingId: string, { userId, ...seat }: Known) {
  return inTransaction(ctx, async () => {
    await assertRecordable(ctx, userId);
    const recordedById = viewerOf(ctx).id;
    await seatPerson(ctx, { ...seat, trainingId, userId, source: 'staff', recordedById });
    return noteRecorded(ctx, await bookingOf(ctx, trainingId, userId), trainingId);
  });
}

/** Records a person of the portal or a guest. 404, 409 as in `recordPerson` of the contract; 429. */
export async function recordPerson(ctx: Ctx, trainingId: string, asked: Asked) {
  const { userId, userParams, waiting = false, confirmOverlap } = asked;
  await throttleRecord(ctx, userParams);
  if (!userParams) return recordKnown(ctx, trainingId, { userId: userId ?? '', waiting, confirmOverlap });
  return inTransaction(ctx, async () => {
    await assertGuest(ctx, userParams);
    return noteRecorded(ctx, await seatGuest(ctx, trainingId, userParams, waiting), trainingId);
  });
}
