import { and, eq, isNull } from 'drizzle-orm';
import type { ProfileBody } from '@/lib/validation/forms/profile';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { note } from '../audit/note';
import { giveConsent, withdrawConsent } from '../consents/keep';
import { askEmail, assertMayAskEmail, isAnotherEmail } from './email-change';
import { changePharmacy } from './pharmacy';
import { readUser } from './read';
import { assertEdits } from './territory';

/** The person's own tick is a consent or its withdrawal; somebody else's is neither. */
async function followMailing(ctx: Ctx, id: string, agreed: boolean): Promise<void> {
  if (viewerOf(ctx).id !== id) return;
  const [row] = await ctx.db
    .select({ was: users.mailingAgreement })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (row?.was === agreed) return;
  await (agreed ? giveConsent : withdrawConsent)(ctx, id, 'mailing');
}

/**
 * Changes what the body holds, but for the e-mail: that one changes when the link sent to it is opened. 404
 * `user-missing`, 403, 422 on `current_password`, `email` (`email-taken`) or `pharmacy_id` (`pharmacy-missing`,
 * `chain-locked`); 429.
 */
export async function updateProfile(ctx: Ctx, id: string, body: ProfileBody) {
  await assertEdits(ctx, id);
  const { middleName, email, currentPassword, ...rest } = body;
  const newEmail = email !== undefined && (await isAnotherEmail(ctx, id, email)) ? email : undefined;
  if (newEmail) await assertMayAskEmail(ctx, newEmail, currentPassword);
  await inTransaction(ctx, async (tx) => {
    if (body.pharmacyId !== undefined) await changePharmacy(ctx, tx, id, body.pharmacyId);
    if (body.mailingAgreement !== undefined) await followMailing(ctx, id, body.mailingAgreement);
    const values = { ...rest, ...(middleName === undefined ? {} : { middleName: middleName ?? '' }) };
    await tx
      .update(users)
      .set({ ...values, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), isNull(users.erasedAt)));
    if (newEmail) await askEmail(ctx, id, newEmail);
    if (viewerOf(ctx).id !== id) {
      const fields = Object.keys(body).filter((name) => name !== 'currentPassword');
      await note(ctx, { action: 'user.updated', subjectType: 'user', subjectId: id, details: { fields } });
    }
  });
  return readUser(ctx, id);
}
