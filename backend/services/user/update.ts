import { eq } from 'drizzle-orm';
import type { ProfileBody } from '@/lib/validation/forms/profile';
import { passwordResets } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { afterCommit, inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { emailChanged } from '../../mail/letters';
import { sendLater } from '../../mail/send-later';
import { note } from '../audit/note';
import { namingEmail } from './email-taken';
import { assertPharmacy } from './pharmacy';
import { readUser } from './read';
import { assertEdits } from './territory';

/** The old address is told: a stolen session must not move an account unseen. */
async function moveEmail(ctx: Ctx, userId: string, from: string | null, to: string): Promise<void> {
  await ctx.db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await note(ctx, { action: 'user.email-changed', subjectType: 'user', subjectId: userId });
  if (from) await afterCommit(() => sendLater(ctx, emailChanged(from, to)));
}

/** Changes what the body holds. 404 `user-missing`, 403, 422 `email-taken` on `email`, 422 on `pharmacy_id`. */
export async function updateProfile(ctx: Ctx, id: string, body: ProfileBody) {
  await assertEdits(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const [before] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    if (body.pharmacyId !== undefined) await assertPharmacy(ctx, body.pharmacyId);
    const { middleName, ...rest } = body;
    const values = { ...rest, ...(middleName === undefined ? {} : { middleName: middleName ?? '' }) };
    await namingEmail(
      tx
        .update(users)
        .set({ ...values, updatedAt: ctx.now() })
        .where(eq(users.id, id))
        .then(() => undefined),
    );
    if (body.email && before && body.email !== before.email)
      await moveEmail(ctx, id, before.email, body.email);
    if (viewerOf(ctx).id !== id) {
      await note(ctx, {
        action: 'user.updated',
        subjectType: 'user',
        subjectId: id,
        details: { fields: Object.keys(body) },
      });
    }
  });
  return readUser(ctx, id);
}
