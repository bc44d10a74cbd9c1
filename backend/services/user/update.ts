import { and, eq, isNull } from 'drizzle-orm';
import type { ProfileBody } from '@/lib/validation/forms/profile';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { assertSeen, giveConsent, sentMailing, withdrawConsent } from '../consents/keep';
import { seatWaiting } from '../trainings/seat-waiting';
import { askEmail, assertMayAskEmail, isAnotherEmail } from './email-change';
import { changePharmacy } from './pharmacy';
import { readUser } from './read';
import { assertEdits } from './territory';

/** Fields of a body that are not fields of a person. */
const NO_FIELDS = ['currentPassword', 'mailingVersion'];
const NOT_YOURS = 'Согласие на рассылку даёт только сам человек: отозвать его можно, дать за него нельзя.';

/**
 * Gives the mailing consent when the checkbox becomes set, and withdraws it when it is cleared. Staff may withdraw it
 * for a person who asked, but never give it: 422.
 */
async function followMailing(ctx: Ctx, id: string, { mailingAgreement, mailingVersion }: ProfileBody) {
  if (mailingAgreement === undefined) return;
  const [row] = await ctx.db
    .select({ was: users.mailingAgreement })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  if (row?.was === mailingAgreement) return;
  if (!mailingAgreement) return withdrawConsent(ctx, id, 'mailing');
  if (viewerOf(ctx).id !== id) throw wrongField('mailing_agreement', 'consent-not-yours', NOT_YOURS);
  assertSeen([sentMailing(mailingVersion)]);
  await giveConsent(ctx, id, 'mailing');
}

/**
 * Changes the given fields except the e-mail, which changes when the link sent to it is opened. 404 `user-missing`,
 * 403, 422 on `current_password`, `email` (`email-taken`), `pharmacy_id` (`pharmacy-missing`, `chain-locked`) or
 * `mailing_agreement` (`consent-not-yours`, `consent-unseen`, `consent-changed`); 429.
 */
export async function updateProfile(ctx: Ctx, id: string, body: ProfileBody) {
  await assertEdits(ctx, id);
  const { middleName, email, currentPassword, mailingVersion: _seen, ...rest } = body;
  const newEmail = email !== undefined && (await isAnotherEmail(ctx, id, email)) ? email : undefined;
  if (newEmail) await assertMayAskEmail(ctx, newEmail, currentPassword);
  await inTransaction(alsoOf(ctx, id), async (tx) => {
    const isElsewhere = body.pharmacyId !== undefined && (await changePharmacy(ctx, tx, id, body.pharmacyId));
    await followMailing(ctx, id, body);
    const values = { ...rest, ...(middleName === undefined ? {} : { middleName: middleName ?? '' }) };
    await tx
      .update(users)
      .set({ ...values, updatedAt: ctx.now() })
      .where(and(eq(users.id, id), isNull(users.erasedAt)));
    if (isElsewhere) await seatWaiting(ctx, id);
    if (newEmail) await askEmail(ctx, id, newEmail);
    if (viewerOf(ctx).id !== id) {
      const fields = Object.keys(body).filter((name) => !NO_FIELDS.includes(name));
      await audit.record(ctx, {
        action: 'user.updated',
        subjectType: 'user',
        subjectId: id,
        details: { fields },
      });
    }
  });
  return readUser(ctx, id);
}
