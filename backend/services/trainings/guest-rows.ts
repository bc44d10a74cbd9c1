import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { isPharmacist } from '../user/people-filters';
import { refused } from './refused';
import type { Registration } from './release-seat';

// A guest and an account are one person if the account has proven the guest's e-mail: typing an address gives no access
// to its registrations. Rows are read again under the training's lock before a write (docs/decisions/0021).

type Moving = Pick<Ctx, 'db' | 'now'>;
const row = trainingRegistrations;

export const guestHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** SQL: hash of a person's own e-mail, made like that of a guest. */
export const ownHash = sql`encode(sha256(convert_to(lower(${users.email}), 'UTF8')), 'hex')`;
export const isProven = isNotNull(users.emailConfirmedAt);
const isActive = inArray(row.state, ACTIVE_STATES);

/** Columns that erase a guest's data; the registration stays counted. */
export const FORGOTTEN = { guest: null, guestEmailHash: null, guestPhoneHash: null } as const;

/** The same for a guest who has left or has become an account: the recorder no longer sees the registration. */
export const LEFT = { ...FORGOTTEN, recordedById: null } as const;

/** Returns all guest registrations with the person's proven e-mail, the oldest first. */
export async function guestRowsOf({ db }: Moving, userId: string): Promise<Registration[]> {
  const found = await db
    .select({ row })
    .from(row)
    .innerJoin(users, and(eq(users.id, userId), isProven))
    .where(and(isNotNull(row.guest), isNotNull(row.guestEmailHash), eq(row.guestEmailHash, ownHash)))
    .orderBy(asc(row.id));
  return found.map((one) => one.row);
}

/** The seat or place in line that a pharmacist has on a training as a guest. */
export async function guestRowOn(
  { db }: Moving,
  trainingId: string,
  userId: string,
): Promise<Registration | undefined> {
  const [found] = await db
    .select({ row })
    .from(row)
    .innerJoin(users, and(eq(users.id, userId), isProven, isPharmacist({ db })))
    .where(
      and(eq(row.trainingId, trainingId), isActive, isNotNull(row.guest), eq(row.guestEmailHash, ownHash)),
    )
    .limit(1);
  return found?.row;
}

/**
 * Throws 409 `already-registered` if the guest's e-mail is on the training, as a guest's or as an account's: the error
 * is the same, so that it does not reveal who has an account.
 */
export async function assertNotOn({ db }: Moving, trainingId: string, email: string): Promise<void> {
  const asAccount = and(isProven, eq(sql`lower(${users.email})`, email));
  const [there] = await db
    .select({ id: row.id })
    .from(row)
    .leftJoin(users, eq(users.id, row.userId))
    .where(
      and(eq(row.trainingId, trainingId), isActive, or(eq(row.guestEmailHash, guestHash(email)), asAccount)),
    )
    .limit(1);
  if (there) throw refused('already-registered');
}

/**
 * Makes a guest's registration the person's own, with its place in the line and its visit. The recorder of the guest no
 * longer sees it; a visit made as a guest is not reported to the collector.
 */
export async function adoptGuest(
  { db, now }: Moving,
  id: string,
  userId: string,
  also: Partial<typeof row.$inferInsert> = {},
): Promise<void> {
  const at = now();
  const reportedAt = sql`case when ${row.visitedAt} is null then ${row.visitToldAt}
    else coalesce(${row.visitToldAt}, ${at.toISOString()}::timestamptz) end`;
  await db
    .update(row)
    .set({ ...LEFT, userId, visitToldAt: reportedAt, updatedAt: at, ...also })
    .where(eq(row.id, id));
}
