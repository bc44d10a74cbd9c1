import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { readUser } from './read';
import { assertSees } from './territory';

/**
 * Confirms, by staff of the territory, that the person works in `pharmacyId`, the pharmacy they saw. The first
 * confirmation stays. 404 `user-missing` outside the territory; 403 for the viewer's own; 409 `pharmacy-changed`.
 */
export async function confirmPharmacyOf(ctx: Ctx, userId: string, pharmacyId: string) {
  await assertSees(ctx, userId);
  const staff = viewerOf(ctx);
  if (staff.id === userId) {
    throw new AppError(403, 'own-pharmacy', 'Свою аптеку подтверждает кто-то другой.');
  }
  await inTransaction(alsoOf(ctx, userId), async (tx) => {
    const [person] = await tx
      .select({ pharmacyId: users.pharmacyId, confirmedAt: users.pharmacyConfirmedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (person?.pharmacyId !== pharmacyId) {
      throw new AppError(
        409,
        'pharmacy-changed',
        'У этого человека теперь другая аптека. Обновите страницу.',
      );
    }
    if (person.confirmedAt) return;
    await tx
      .update(users)
      .set({ pharmacyConfirmedAt: ctx.now(), pharmacyConfirmedById: staff.id, updatedAt: ctx.now() })
      .where(eq(users.id, userId));
    const about = { subjectType: 'user', subjectId: userId, details: { pharmacyId } };
    await audit.record(ctx, { action: 'user.pharmacy-confirmed', ...about });
  });
  return readUser(ctx, userId);
}
