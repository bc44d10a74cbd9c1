import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { emailChanges, passwordResets } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { afterCommit, inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { confirmEmailLetter, emailChanged } from '../../mail/letters';
import { sendLater } from '../../mail/send-later';
import * as audit from '../audit/record';
import { tokenHash } from '../auth/secrets';
import { throttleAttempts } from '../auth/throttle';
import { linkGuests } from '../trainings/link-guests';
import { confirmPassword } from './change-password';
import { emailLink, LIFE_HOURS } from './email-confirmation';
import { emailTaken, namingEmail } from './email-taken';

/** Whether `email` is another one than the person's own. */
export async function isAnotherEmail(ctx: Ctx, userId: string, email: string): Promise<boolean> {
  const [own] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return own?.email !== email;
}

/**
 * Throws unless the viewer enters their own password: a session alone must not change the e-mail. 422 on
 * `current_password`, 422 `email-taken`; 429 past 5 addresses in a quarter of an hour.
 */
export async function assertMayAskEmail(
  ctx: Ctx,
  email: string,
  password: string | undefined,
): Promise<void> {
  if (!password) {
    throw wrongField('current_password', 'password-needed', 'Чтобы сменить почту, введите текущий пароль.');
  }
  if (!(await confirmPassword(ctx, password))) {
    throw wrongField('current_password', 'password-wrong', 'Текущий пароль неверен.');
  }
  await throttleAttempts(ctx, `email-change:${viewerOf(ctx).id}`);
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) throw emailTaken();
}

/** Sends the link that proves the address; earlier links become invalid. Call inside a transaction. */
export async function askEmail(ctx: Ctx, userId: string, email: string): Promise<void> {
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  const link = await emailLink(ctx, ctx.db, userId, email, false);
  await audit.record(ctx, { action: 'user.email-asked', subjectType: 'user', subjectId: userId });
  afterCommit(() => sendLater(ctx, confirmEmailLetter(email, link, LIFE_HOURS)));
}

async function redeem(ctx: Ctx, token: string): Promise<string | null> {
  const [used] = await ctx.db
    .update(emailChanges)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash(token)),
        eq(emailChanges.userId, viewerOf(ctx).id),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, ctx.now()),
      ),
    )
    .returning({ email: emailChanges.email });
  return used?.email ?? null;
}

/** Whether this link has already confirmed the present address of the account: opened again, it is no error. */
async function hasConfirmedBy(ctx: Ctx, token: string): Promise<boolean> {
  const { id } = viewerOf(ctx);
  const [used] = await ctx.db
    .select({ id: users.id })
    .from(emailChanges)
    .innerJoin(users, and(eq(users.id, emailChanges.userId), eq(users.email, emailChanges.email)))
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash(token)),
        eq(emailChanges.userId, id),
        isNotNull(emailChanges.usedAt),
        isNotNull(users.emailConfirmedAt),
      ),
    );
  return used !== undefined;
}

/**
 * Stores a proven address and links guest bookings with it to the person. If the address is new, links to the old one
 * become invalid, and the old one gets a letter.
 */
async function takeEmail(ctx: Ctx, tx: Db, id: string, email: string): Promise<void> {
  const [before] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  const now = ctx.now();
  await namingEmail(
    tx
      .update(users)
      .set({ email, emailConfirmedAt: now, updatedAt: now })
      .where(eq(users.id, id))
      .then(() => undefined),
  );
  const old = before?.email;
  const isNew = old !== email;
  await audit.record(ctx, {
    action: isNew ? 'user.email-changed' : 'user.email-confirmed',
    subjectType: 'user',
    subjectId: id,
  });
  await linkGuests(ctx, id);
  if (!isNew) return;
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, id), isNull(emailChanges.usedAt)));
  if (old) afterCommit(() => sendLater(ctx, emailChanged(old, email)));
}

/**
 * Confirms the address of a letter's link, in a session of the account: the reader of a mistyped address gains nothing.
 * 422 on `token` for an invalid link or another person's, `email-taken`.
 */
export function confirmEmail(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const { id } = viewerOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const email = await redeem(ctx, token);
    if (email === null && (await hasConfirmedBy(ctx, token))) return;
    if (email === null) {
      throw wrongField('token', 'token-dead', 'Ссылка больше не действует. Запросите письмо ещё раз.');
    }
    await takeEmail(ctx, tx, id, email);
  });
}
