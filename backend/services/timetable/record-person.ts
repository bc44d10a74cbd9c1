import { and, eq, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { recordBody } from '@/api/timetable/schemas';
import { can } from '@/lib/access/permissions';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { fullName } from '@/lib/format/person';
import { pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/trainings';
import { userRoles, users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { trainingMissing } from '../trainings/find-slot';
import { seatPerson } from '../trainings/seat-person';
import { peopleSeen } from '../user/territory';
import { presentRegistered, selectRegistered } from './registered-row';
import { seatGuest, type Guest } from './seat-guest';

type Asked = z.output<typeof recordBody>;

/** Representatives record their own people; trainers and experts whom they find; nobody records staff. */
function recordable(ctx: Ctx): SQL | undefined {
  const roleless = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(eq(userRoles.userId, users.id)),
  );
  const seen = can(viewerOf(ctx), 'people.see') ? peopleSeen(ctx, true) : undefined;
  return and(isNull(users.erasedAt), eq(users.isArchived, false), roleless, seen);
}

async function assertRecordable(ctx: Ctx, userId: string): Promise<void> {
  if ((await ctx.db.$count(users, and(eq(users.id, userId), recordable(ctx)))) === 0) {
    throw notFound('Пользователь не найден.', 'user-missing');
  }
}

/**
 * The account that a guest's e-mail or phone belongs to. One the recorder may see is named, to be recorded by a press;
 * another is linked without a word: nobody learns here who has an account.
 */
async function accountOf(ctx: Ctx, { email, phone }: Guest): Promise<string | null> {
  const theirs = or(eq(sql`lower(${users.email})`, email), eq(users.phone, phone));
  const inUse = and(isNull(users.erasedAt), eq(users.isArchived, false));
  const [known] = await ctx.db.select().from(users).where(and(inUse, theirs)).limit(1);
  if (!known) return null;
  const seen = can(viewerOf(ctx), 'people.see')
    ? await ctx.db.$count(users, and(eq(users.id, known.id), recordable(ctx)))
    : 0;
  if (seen === 0) return known.id;
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

/** Records a person of the portal or a guest. 404, 409 as `recordPerson` of the contract says. */
export async function recordPerson(ctx: Ctx, trainingId: string, asked: Asked) {
  const { userId, userParams, waiting = false, confirmOverlap } = asked;
  return inTransaction(ctx, async () => {
    if (userId !== undefined) await assertRecordable(ctx, userId);
    if (userParams) await assertPharmacy(ctx, userParams);
    const person = userId ?? (userParams ? await accountOf(ctx, userParams) : null);
    let id: string;
    if (person === null && userParams) id = await seatGuest(ctx, trainingId, userParams, waiting);
    else {
      const recordedById = viewerOf(ctx).id;
      const seat = { trainingId, userId: person ?? '', source: 'staff' as const, recordedById };
      await seatPerson(ctx, { ...seat, waiting, confirmOverlap });
      id = await bookingOf(ctx, trainingId, person ?? '');
    }
    await audit.record(ctx, {
      ...{ action: 'training.recorded', subjectType: 'training-registration', subjectId: id },
      details: { trainingId },
    });
    const [made] = await selectRegistered(ctx, eq(trainingRegistrations.id, id));
    if (!made) throw trainingMissing();
    return presentRegistered(made, viewerOf(ctx), ctx.now());
  });
}
