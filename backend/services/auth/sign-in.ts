import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { knownDevice, rememberDevice } from './known-device';
import { verifyPassword } from './passwords';
import { tokenHash } from './secrets';
import { openSession, type Tokens } from './sessions';
import { throttleGuesses } from './throttle';

const WRONG = 'Неверная электронная почта или пароль.';

/**
 * Signs in by e-mail and password. 422 `invalid-credentials`, the same and equally slow for unknown e-mails; 429. A
 * browser on which the person has signed in before is counted separately: guesses from elsewhere never delay it.
 */
export async function signIn(
  ctx: Ctx,
  body: { email: string; password: string },
): Promise<Tokens & { deviceToken: string }> {
  const email = body.email.trim().toLowerCase();
  let account: string | undefined;
  let proved = '';
  const device = await knownDevice(ctx, email);
  const check = async () => {
    const [user] = await ctx.db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isArchived, false), isNull(users.erasedAt)));
    account = user?.id;
    proved = user?.passwordHash ?? '';
    const right = await verifyPassword(
      user?.passwordHash,
      body.password,
      device === null ? { address: ctx.ip } : { account: email },
    );
    return right && user ? user.id : null;
  };
  const userId = await throttleGuesses(ctx, email, check, device === null ? 'network' : { device });
  if (userId === null) {
    // text that matches no account may be a mistyped password: the audit keeps only its hash
    const emailHash = tokenHash(email);
    const whose = account
      ? { subjectType: 'user', subjectId: account }
      : { subjectType: 'email-hash', subjectId: emailHash };
    await audit.recordRepeated(ctx, { action: 'sign-in.failed', ...whose, details: { emailHash } });
    throw new AppError(422, 'invalid-credentials', WRONG);
  }
  // if the password was changed after the check, its sessions have ended, and no new one may start
  const tokens = await openSession(ctx, userId, 'password', eq(users.passwordHash, proved));
  if (!tokens) throw new AppError(422, 'invalid-credentials', WRONG);
  await audit.record(ctx, {
    action: 'sign-in',
    actorId: userId,
    subjectType: 'session',
    subjectId: tokens.id,
  });
  return { ...tokens, deviceToken: await rememberDevice(ctx, userId) };
}
