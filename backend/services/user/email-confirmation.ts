import { and, eq, isNull, ne } from 'drizzle-orm';
import { emailChanges } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { ownEmailLetter } from '../../mail/letters';
import * as audit from '../audit/record';
import { newToken, tokenHash } from '../auth/secrets';
import { later } from '../auth/sessions';
import { throttleHeavyCalls } from '../auth/throttle';
import * as path from '@/lib/routes/path';

export const LIFE_HOURS = 24;
/**
 * Time for the mail server: the portal ends a call after ten seconds, and a letter not accepted by then counts as not
 * sent.
 */
const MAIL_MS = 8000;

/** Creates a single-use link to the account that proves `email`; `own`: it is the account's address already. */
export async function emailLink(ctx: Ctx, tx: Db, userId: string, email: string, own: boolean) {
  const token = newToken();
  await tx.insert(emailChanges).values({
    tokenHash: tokenHash(token),
    userId,
    email,
    createdAt: ctx.now(),
    expiresAt: later(ctx, LIFE_HOURS * 60 * 60_000),
  });
  const link = new URL(path.account(), ctx.config.PUBLIC_URL);
  link.searchParams.set('email_token', token);
  if (own) link.searchParams.set('own', '1');
  return link.href;
}

/** Creates a new link and keeps earlier ones to the same address: they are removed when its letter has been sent. */
async function ownLink(ctx: Ctx, tx: Db, userId: string): Promise<{ email: string; link: string }> {
  const [account] = await tx
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!account?.email || account.confirmedAt) {
    throw new AppError(409, 'email-confirmed', 'Почта уже подтверждена.');
  }
  const { email } = account;
  await audit.record(ctx, { action: 'user.confirmation-asked', subjectType: 'user', subjectId: userId });
  return { email, link: await emailLink(ctx, tx, userId, email, true) };
}

/** Removes earlier links to this address: only the link in the letter just sent stays valid. */
async function dropEarlierLinks(ctx: Ctx, userId: string, email: string, link: string): Promise<void> {
  const sent = tokenHash(new URL(link).searchParams.get('email_token') ?? '');
  const earlier = and(
    eq(emailChanges.userId, userId),
    eq(emailChanges.email, email),
    isNull(emailChanges.usedAt),
    ne(emailChanges.tokenHash, sent),
  );
  await inTransaction(ctx, (tx) => tx.delete(emailChanges).where(earlier));
}

const LETTERS_AN_HOUR = 5;

const notSent = () =>
  new AppError(503, 'letter-not-sent', 'Письмо не ушло: почтовый сервер не ответил. Попробуйте позже.');

/**
 * Sends another letter with the link that confirms the person's own e-mail, and waits for it, so that the response says
 * whether it was sent. 409 `email-confirmed`; 429 past five an hour; 503 `letter-not-sent`.
 */
export async function sendConfirmationLetter(ctx: Ctx): Promise<void> {
  const { id } = viewerOf(ctx);
  await throttleHeavyCalls(ctx, 'email-confirmation', id, LETTERS_AN_HOUR);
  const { email, link } = await inTransaction(ctx, (tx) => ownLink(ctx, tx, id));
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server is slow')), MAIL_MS);
  });
  try {
    await Promise.race([ctx.mail.send(ownEmailLetter(email, link, LIFE_HOURS)), timeout]);
    await dropEarlierLinks(ctx, id, email, link);
  } catch (error) {
    ctx.log.error({ err: error }, 'a confirmation letter was not sent');
    throw notSent();
  } finally {
    clearTimeout(timer);
  }
}
