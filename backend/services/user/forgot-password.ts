import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { emailChanges, passwordResets } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { lockPersons } from '../../db/lock-person';
import { inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { passwordLetter } from '../../mail/letters';
import * as audit from '../audit/record';
import { hashPassword } from '../auth/passwords';
import { newToken, tokenHash } from '../auth/secrets';
import { endSessions, later } from '../auth/sessions';
import { throttleGuesses, throttleAttempts } from '../auth/throttle';
import { linkGuests } from '../trainings/link-guests';
import { assertUncommon } from './change-password';
import * as path from '@/lib/routes/path';

export const LIFE_MINUTES = 60;

/** Creates a single-use link, valid for `LIFE_MINUTES` minutes, that lets its holder set the person's password. */
export async function passwordLink(ctx: Ctx, userId: string, email: string): Promise<string> {
  const token = newToken();
  await ctx.db.insert(passwordResets).values({
    tokenHash: tokenHash(token),
    userId,
    createdAt: ctx.now(),
    expiresAt: later(ctx, LIFE_MINUTES * 60_000),
  });
  const link = new URL(path.login(), ctx.config.PUBLIC_URL);
  link.searchParams.set('email', email);
  link.searchParams.set('token', token);
  return link.href;
}

async function sendLink(ctx: Ctx, email: string): Promise<void> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isArchived, false), isNull(users.erasedAt)));
  if (!user) return;
  const link = await passwordLink(ctx, user.id, email);
  await ctx.mail.send(passwordLetter(email, link, LIFE_MINUTES));
}

/**
 * Sends a link if the address has an account; the response and its timing do not reveal whether it has. 429 past 5
 * letters.
 */
export async function sendPasswordLetter(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await throttleAttempts(ctx, `letter:${email}`);
  // not awaited: the duration would reveal whether the address has an account
  void sendLink(ctx, email).catch((error: unknown) => ctx.log.error({ err: error }, 'letter'));
}

async function redeem(ctx: Ctx, email: string, token: string): Promise<string | null> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.erasedAt)));
  if (user) await lockPersons(ctx.db, [user.id]);
  const [used] = user
    ? await ctx.db
        .update(passwordResets)
        .set({ usedAt: ctx.now() })
        .where(
          and(
            eq(passwordResets.tokenHash, tokenHash(token)),
            eq(passwordResets.userId, user.id),
            isNull(passwordResets.usedAt),
            gt(passwordResets.expiresAt, ctx.now()),
          ),
        )
        .returning({ userId: passwordResets.userId })
    : [];
  return used?.userId ?? null;
}

/** Sets a new password by the letter's link; all sessions end. 422 on `token` for an invalid link, on `password`. */
export async function resetPassword(
  ctx: Ctx,
  body: { email: string; token: string; password: string },
): Promise<void> {
  const userId = await throttleGuesses(ctx, `reset:${body.email}`, async () => {
    await assertUncommon(body.password);
    const passwordHash = await hashPassword(body.password, { address: ctx.ip });
    return inTransaction(ctx, async (tx) => {
      const id = await redeem(ctx, body.email, body.token);
      if (id === null) return null;
      // the link was sent to the address, so its use proves the address
      const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${ctx.now().toISOString()}::timestamptz)`;
      await tx
        .update(users)
        .set({ passwordHash, emailConfirmedAt, updatedAt: ctx.now() })
        .where(eq(users.id, id));
      await linkGuests(ctx, id);
      await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
      await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
      await endSessions(ctx, id, 'password-reset');
      await audit.record(ctx, {
        action: 'user.password-reset',
        actorId: id,
        subjectType: 'user',
        subjectId: id,
      });
      return id;
    });
  });
  if (userId === null)
    throw wrongField('token', 'token-dead', 'Ссылка больше не действует. Запросите новую.');
}
