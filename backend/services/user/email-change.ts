import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { emailChanges, passwordResets } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { afterCommit, inTransaction } from '../../db/transaction';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { confirmEmailLetter, emailChanged } from '../../mail/letters';
import { sendLater } from '../../mail/send-later';
import { note } from '../audit/note';
import { newToken, tokenHash } from '../auth/secrets';
import { later } from '../auth/sessions';
import { limited } from '../auth/throttle';
import { confirmPassword } from './change-password';
import { emailTaken, namingEmail } from './email-taken';

const LIFE_HOURS = 24;

/** Whether `email` is another one than the person's own. */
export async function isAnotherEmail(ctx: Ctx, userId: string, email: string): Promise<boolean> {
  const [own] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return own?.email !== email;
}

/**
 * A session alone moves no account: whoever changes an e-mail says their own password once more. 422 on
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
  await limited(ctx, `email-change:${viewerOf(ctx).id}`);
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) throw emailTaken();
}

/** Sends the link that proves the address; an earlier one is dead from now on. Inside a transaction. */
export async function askEmail(ctx: Ctx, userId: string, email: string): Promise<void> {
  const token = newToken();
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await ctx.db.insert(emailChanges).values({
    tokenHash: tokenHash(token),
    userId,
    email,
    createdAt: ctx.now(),
    expiresAt: later(ctx, LIFE_HOURS * 60 * 60_000),
  });
  await note(ctx, { action: 'user.email-asked', subjectType: 'user', subjectId: userId });
  const link = new URL('/lk', ctx.config.PUBLIC_URL);
  link.searchParams.set('email_token', token);
  afterCommit(() => sendLater(ctx, confirmEmailLetter(email, link.href, LIFE_HOURS)));
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

/**
 * The letter's link was opened by the account's own session: a mistyped address gives its reader nothing. The old
 * address is told. 422 on `token` when the link is dead or another person's, `email-taken`.
 */
export function confirmEmail(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const { id } = viewerOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const email = await redeem(ctx, token);
    if (email === null) {
      throw wrongField('token', 'token-dead', 'Ссылка больше не действует. Смените почту ещё раз.');
    }
    const [before] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, id), ne(users.email, email)))
      .for('update');
    await namingEmail(
      tx
        .update(users)
        .set({ email, updatedAt: ctx.now() })
        .where(eq(users.id, id))
        .then(() => undefined),
    );
    await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    await note(ctx, { action: 'user.email-changed', subjectType: 'user', subjectId: id });
    const old = before?.email;
    if (old) afterCommit(() => sendLater(ctx, emailChanged(old, email)));
  });
}
