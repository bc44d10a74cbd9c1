import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { departureBody } from '@/api/user/schemas';
import { bookingRemoved } from '@/lib/domain/training-words';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { notify } from '../notifications/notify';
import { readPerson } from '../people/read-person';
import { accountClocks } from '../trainings/reader-clocks';
import { releaseComing } from '../trainings/release-seat';
import { readTrainingsFacts } from '../trainings/training-facts';
import { isPharmacist } from './people-filters';
import { assertSees } from './territory';

const REASON = 'Отмечено, что вы больше не работаете в этой аптеке. Если это не так, напишите представителю.';

/** Gives the person's seats to the line and notifies the person of each. Returns their number. */
async function giveUpSeats(ctx: Ctx, userId: string): Promise<number> {
  const freed = await releaseComing(ctx, userId, { byId: viewerOf(ctx).id, reason: REASON });
  const facts = await readTrainingsFacts(ctx.db, freed);
  const seen = (await accountClocks(ctx.db, [userId]))(userId);
  const messages = [...facts.values()].map((training) => ({
    ...{ userId, kind: 'training' as const },
    ...bookingRemoved(seen(training), REASON).account,
  }));
  if (messages.length > 0) await notify(ctx, messages);
  return freed.length;
}

/**
 * Reads a pharmacist who works in `pharmacyId`; the caller has locked the person. 404 `user-missing`; 409
 * `pharmacy-changed`.
 */
async function findWorking(ctx: Ctx, userId: string, pharmacyId: string) {
  const [person] = await ctx.db
    .select({ pharmacyId: users.pharmacyId, leftAt: users.leftAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt), isPharmacist(ctx)));
  if (!person) throw notFound('Пользователь не найден.', 'user-missing');
  if (person.pharmacyId === pharmacyId) return person;
  throw new AppError(409, 'pharmacy-changed', 'У этого человека теперь другая аптека. Обновите страницу.');
}

/**
 * Records, by staff of the territory, that the person has left the pharmacy, or undoes it. The person may still sign in
 * and choose another pharmacy. 404 `user-missing` outside the territory and for staff; 409 `pharmacy-changed`.
 */
export async function noteDeparture(ctx: Ctx, userId: string, body: z.output<typeof departureBody>) {
  const { pharmacyId, hasLeft } = body;
  await assertSees(ctx, userId);
  const byId = viewerOf(ctx).id;
  await inTransaction(alsoOf(ctx, userId), async (tx) => {
    const { leftAt } = await findWorking(ctx, userId, pharmacyId);
    if (hasLeft === (leftAt !== null)) return;
    const now = ctx.now();
    // to undo a departure is to confirm the place of work
    const [confirmed, left] = hasLeft ? [null, now] : [now, null];
    await tx
      .update(users)
      .set({
        ...{ leftAt: left, leftById: left && byId, updatedAt: now },
        ...{ pharmacyConfirmedAt: confirmed, pharmacyConfirmedById: confirmed && byId },
      })
      .where(eq(users.id, userId));
    const seats = hasLeft ? await giveUpSeats(ctx, userId) : 0;
    await audit.record(ctx, {
      action: hasLeft ? 'user.left-pharmacy' : 'user.returned-to-pharmacy',
      ...{ subjectType: 'user', subjectId: userId },
      details: { pharmacyId, ...(hasLeft ? { seats } : {}) },
    });
  });
  return readPerson(ctx, userId);
}
