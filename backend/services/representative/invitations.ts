import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  invitation,
  invitationBody,
  invitationQuery,
  invitedPerson,
} from '@/api/representative/schemas';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { displayName, fullName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { cities, pharmacies } from '../../db/schema/directory';
import { pharmacistInvitations } from '../../db/schema/representative';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { invitationLetter } from '../../mail/letters-invitations';
import { sendLater } from '../../mail/send-later';
import * as audit from '../audit/record';
import { newToken, tokenHash } from '../auth/secrets';
import { throttleDisclosures, throttleHeavyCalls } from '../auth/throttle';
import { pharmaciesSeen } from '../pharmacies/list-pharmacies';
import { emailTaken, isEmailTaken } from '../user/email-taken';
import { peopleSeen } from '../user/territory';

type Body = z.output<typeof invitationBody>;

const LIFE_DAYS = 7;
const INVITATIONS_AN_HOUR = 20;
const MOST_LETTERS = 5;
const row = pharmacistInvitations;

const isRegistered = sql<boolean>`exists (select 1 from ${users} where ${users.email} = ${row.email})`;

const select = ({ db }: Pick<Ctx, 'db'>, where: SQL | undefined) =>
  db
    .select({
      row,
      pharmacy: { id: pharmacies.id, name: pharmacies.name, address: pharmacies.address, city: cities.name },
      isRegistered,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(row)
    .innerJoin(pharmacies, eq(pharmacies.id, row.pharmacyId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(where);
type Row = Awaited<ReturnType<typeof select>>[number];

function stateOf({ row: { openedAt, expiresAt }, isRegistered: came }: Row, now: Date) {
  if (came) return 'registered';
  if (expiresAt <= now) return 'expired';
  return openedAt ? 'opened' : 'sent';
}

const rested = ({ row: { sentAt } }: Row, now: Date) => now.getTime() - sentAt.getTime() >= HOUR_MS;

function present(found: Row, now: Date): Of<typeof invitation> {
  const { row: one, pharmacy } = found;
  const state = stateOf(found, now);
  return {
    id: one.id,
    name: fullName(one),
    email: one.email,
    pharmacy,
    state,
    sentAt: one.sentAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
    canResend: state !== 'registered' && one.sentCount < MOST_LETTERS && rested(found, now),
  };
}

const listed = listing<z.output<typeof invitationQuery>, Row>({
  from: select,
  filters: {},
  sorts: {},
  sort: [desc(row.id)],
});

/** Lists the viewer's invitations, the newest first. */
export async function list(ctx: Ctx, query: z.output<typeof invitationQuery>) {
  const { rows, page } = await listed.read(ctx, query, eq(row.invitedById, viewerOf(ctx).id));
  return { items: rows.map((found) => present(found, ctx.now())), page, meta: {} };
}

/** Throws 409 if the e-mail is taken, with the person only if their account is in the viewer's sight. */
async function assertFree(ctx: Ctx, { email }: Body): Promise<void> {
  const [known] = await ctx.db
    .select({ user: users, seen: sql<boolean>`${peopleSeen(ctx, true) ?? sql`true`}` })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  if (!known) return;
  if (!known.seen) throw emailTaken();
  const user = { id: known.user.id, name: fullName(known.user) };
  throw new AppError(409, 'person-known', `${user.name} уже на портале.`, undefined, { meta: { user } });
}

async function assertPharmacySeen(ctx: Ctx, pharmacyId: string): Promise<void> {
  const own = and(eq(pharmacies.id, pharmacyId), eq(pharmacies.isArchived, false), pharmaciesSeen(ctx, true));
  if ((await ctx.db.$count(pharmacies, own)) === 0)
    throw wrongField('pharmacy_id', 'pharmacy-missing', 'Этой аптеки нет среди ваших.');
}

async function sendLetter(ctx: Ctx, { row: one, pharmacy }: Row, token: string): Promise<void> {
  const [by] = await ctx.db.select().from(users).where(eq(users.id, one.invitedById));
  const letter = invitationLetter(one.email, {
    firstName: one.firstName,
    invitedBy: (by && displayName(by)) || 'Представитель',
    pharmacy: [pharmacy.name, pharmacy.city, pharmacy.address].filter(Boolean).join(', '),
    ...{ token, days: LIFE_DAYS, publicUrl: ctx.config.PUBLIC_URL },
  });
  sendLater(ctx, letter);
}

const missing = () => notFound('Приглашение не найдено.', 'invitation-missing');

async function found(ctx: Ctx, where: SQL | undefined): Promise<Row> {
  const [one] = await select(ctx, where);
  if (!one) throw missing();
  return one;
}

/** Invites a person by e-mail; an address invited before keeps its row, and its old link becomes invalid. */
export async function invite(ctx: Ctx, body: Body) {
  const viewer = viewerOf(ctx);
  await assertPharmacySeen(ctx, body.pharmacyId);
  await throttleHeavyCalls(ctx, 'invitations', viewer.id, INVITATIONS_AN_HOUR);
  await throttleDisclosures(ctx, isEmailTaken, () => assertFree(ctx, body));
  const [now, token] = [ctx.now(), newToken()];
  const fresh = {
    ...{ ...body, middleName: body.middleName ?? '', invitedById: viewer.id, tokenHash: tokenHash(token) },
    ...{ sentAt: now, openedAt: null, expiresAt: new Date(now.getTime() + LIFE_DAYS * DAY_MS) },
  };
  return inTransaction(ctx, async () => {
    const [made] = await ctx.db
      .insert(row)
      .values({ ...fresh, createdAt: now })
      .onConflictDoUpdate({
        target: row.email,
        set: { ...fresh, sentCount: sql`${row.sentCount} + 1` },
        // a valid invitation of another person is not overwritten; the number and the rate of letters are limited
        setWhere: sql`(${row.invitedById} = ${viewer.id}::bigint or ${row.expiresAt} <= ${now.toISOString()}::timestamptz)
          and ${row.sentCount} < ${MOST_LETTERS} and ${row.sentAt} <= ${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`,
      })
      .returning({ id: row.id });
    if (!made) throw new AppError(409, 'invited-already', 'Приглашение на эту почту уже отправлено.');
    const details = { pharmacyId: body.pharmacyId };
    await audit.record(ctx, {
      action: 'pharmacist.invited',
      subjectType: 'invitation',
      subjectId: made.id,
      details,
    });
    const one = await found(ctx, eq(row.id, made.id));
    await sendLetter(ctx, one, token);
    return present(one, now);
  });
}

/** Sends another letter with a new link; the old link becomes invalid. */
export async function resend(ctx: Ctx, id: string) {
  const own = and(eq(row.id, id), eq(row.invitedById, viewerOf(ctx).id));
  return inTransaction(ctx, async () => {
    await ctx.db.select({ id: row.id }).from(row).where(own).for('update');
    const before = await found(ctx, own);
    const now = ctx.now();
    if (before.isRegistered) throw new AppError(409, 'registered', 'Фармацевт уже зарегистрирован.');
    if (before.row.sentCount >= MOST_LETTERS)
      throw new AppError(409, 'enough-letters', `Отправлено уже ${String(MOST_LETTERS)} писем.`);
    if (!rested(before, now))
      throw new AppError(409, 'too-soon', 'Ещё одно письмо можно отправить через час.');
    const token = newToken();
    const expiresAt = new Date(now.getTime() + LIFE_DAYS * DAY_MS);
    await ctx.db
      .update(row)
      .set({ tokenHash: tokenHash(token), sentAt: now, expiresAt, sentCount: sql`${row.sentCount} + 1` })
      .where(own);
    await audit.record(ctx, {
      ...{ action: 'pharmacist.invited-again', subjectType: 'invitation', subjectId: id },
      details: { sentCount: before.row.sentCount + 1 },
    });
    const one = await found(ctx, own);
    await sendLetter(ctx, one, token);
    return present(one, now);
  });
}

/** Returns the initial values of the invited person's registration form. 404 for an invalid link. */
export async function read(ctx: Ctx, token: string): Promise<Of<typeof invitedPerson>> {
  const one = await found(ctx, and(eq(row.tokenHash, tokenHash(token)), gt(row.expiresAt, ctx.now())));
  if (one.isRegistered) throw missing();
  await ctx.db
    .update(row)
    .set({ openedAt: ctx.now() })
    .where(and(eq(row.id, one.row.id), isNull(row.openedAt)));
  const { lastName, firstName, middleName, email, phone } = one.row;
  const { pharmacy } = one;
  const pharmacyName = [pharmacy.name, pharmacy.city, pharmacy.address].filter(Boolean).join(', ');
  return { id: pharmacy.id, lastName, firstName, middleName, email, phone, pharmacyName };
}
