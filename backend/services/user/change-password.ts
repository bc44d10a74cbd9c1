import { eq } from 'drizzle-orm';
import { isCommonPassword } from '@/lib/validation/common-passwords';
import { messages } from '@/lib/validation/messages';
import { emailChanges, passwordResets } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { passwordChanged } from '../../mail/letters';
import { sendLater } from '../../mail/send-later';
import * as audit from '../audit/record';
import { hashPassword, verifyPassword } from '../auth/passwords';
import { endSessions } from '../auth/sessions';
import { throttleGuesses } from '../auth/throttle';

/** Throws 422 on `password` for a well-known password. */
export async function assertUncommon(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw wrongField('password', 'password-common', messages.passwordCommon());
}

/**
 * Checks the signed-in person's own password, throttled like a sign-in. Returns the e-mail; null for a wrong password.
 */
export function confirmPassword(ctx: Ctx, password: string): Promise<{ email: string | null } | null> {
  const { id } = viewerOf(ctx);
  const check = async () => {
    const [user] = await ctx.db
      .select({ email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    return (await verifyPassword(user?.passwordHash, password, { account: id })) && user
      ? { email: user.email }
      : null;
  };
  return throttleGuesses(ctx, `user:${id}`, check, 'person');
}

/** Changes the password and ends all other sessions. 422 on `current_password` or `password`; 429. */
export async function changePassword(
  ctx: Ctx,
  body: { currentPassword: string; password: string },
): Promise<void> {
  const { id, sessionId } = viewerOf(ctx);
  await assertUncommon(body.password);
  const user = await confirmPassword(ctx, body.currentPassword);
  if (!user) throw wrongField('current_password', 'password-wrong', 'Текущий пароль неверен.');
  const passwordHash = await hashPassword(body.password, { account: id });
  await inTransaction(ctx, async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(eq(users.id, id));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
    await endSessions(ctx, id, 'password-changed', sessionId);
    await audit.record(ctx, { action: 'user.password-changed', subjectType: 'user', subjectId: id });
  });
  if (user.email) sendLater(ctx, passwordChanged(user.email));
}
