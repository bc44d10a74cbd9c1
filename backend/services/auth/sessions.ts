import { and, desc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { refreshTokens, sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { ACCESS_SECONDS, EXTERNAL_SECONDS, signAccess } from '../../http/tokens';
import { newToken, tokenHash } from './secrets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a session lives without a refresh. */
const REFRESH_MS = 30 * DAY_MS;

export interface Tokens {
  id: string;
  accessToken: string;
  refreshToken: string | null;
  /** Seconds. */
  expiresIn: number;
}

export function later(ctx: Ctx, ms: number): Date {
  return new Date(ctx.now().getTime() + ms);
}

/** Returns the oldest sign-in time of a live session: older sessions are over, however often they were refreshed. */
export function oldestSignIn(ctx: Ctx): Date {
  return later(ctx, -ctx.config.SESSION_DAYS * DAY_MS);
}

/** Returns the end of a session refreshed now: 30 days on, and never past its lifetime. */
export function sessionEnd(ctx: Ctx, signedInAt: Date): Date {
  const left = signedInAt.getTime() - oldestSignIn(ctx).getTime();
  return later(ctx, Math.min(REFRESH_MS, left));
}

type Family = Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'expiresAt'>;

/** Issues an access token and a new refresh token of the session's family. */
export async function issueTokens(ctx: Ctx, { id: sessionId, userId, expiresAt }: Family): Promise<Tokens> {
  const refreshToken = newToken();
  await ctx.db.insert(refreshTokens).values({
    sessionId,
    tokenHash: tokenHash(refreshToken),
    createdAt: ctx.now(),
    expiresAt,
  });
  const accessToken = await signAccess(ctx.secret, { userId, sessionId }, ctx.now(), ACCESS_SECONDS);
  return { id: sessionId, accessToken, refreshToken, expiresIn: ACCESS_SECONDS };
}

/** Maximum of live sessions of one account: more than anybody has devices. */
const MOST_SESSIONS = 20;

/** Ends the least recently used sessions beyond the limit; the new one stays. */
async function endOldest(ctx: Ctx, userId: string, opened: string): Promise<void> {
  const live = and(
    eq(sessions.userId, userId),
    ne(sessions.id, opened),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, ctx.now()),
  );
  const beyond = ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(live)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
    .offset(MOST_SESSIONS - 1);
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now(), endReason: 'too-many' })
    .where(and(inArray(sessions.id, beyond), isNull(sessions.endedAt)));
}

type Kind = (typeof sessions.$inferSelect)['kind'];

/**
 * Opens a session and ends those beyond 20 live ones. A session that was not opened by a password has a single token
 * and no refresh (specification, section 9). `still`: the condition on `users` under which the person was let in.
 * Returns null if it no longer holds, or the account was closed, while the call waited for the person's other calls.
 */
export async function openSession(
  ctx: Ctx,
  userId: string,
  kind: Kind,
  still: SQL | undefined,
): Promise<Tokens | null> {
  const { ip, userAgent } = ctx;
  const expiresAt = kind === 'password' ? sessionEnd(ctx, ctx.now()) : later(ctx, EXTERNAL_SECONDS * 1000);
  // the person is locked before the row that refers to them, and concurrent sign-ins do not end each other's sessions
  const session = await inTransaction(alsoOf(ctx, userId), async (tx) => {
    const inUse = and(eq(users.id, userId), isNull(users.erasedAt), eq(users.isArchived, false), still);
    if ((await tx.$count(users, inUse)) === 0) return null;
    const [opened] = await tx
      .insert(sessions)
      .values({ userId, kind, ip, userAgent, createdAt: ctx.now(), lastSeenAt: ctx.now(), expiresAt })
      .returning();
    if (!opened) throw new Error('No session was made');
    await endOldest(ctx, userId, opened.id);
    return opened;
  });
  if (!session) return null;
  if (kind === 'password') return issueTokens(ctx, session);
  const token = { userId, sessionId: session.id };
  const accessToken = await signAccess(ctx.secret, token, ctx.now(), EXTERNAL_SECONDS);
  return { id: session.id, accessToken, refreshToken: null, expiresIn: EXTERNAL_SECONDS };
}

/** Ends one session; its tokens are dead from the next request on. */
export async function endSession(ctx: Ctx, sessionId: string, endReason: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now(), endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends every session of the person except `keep`. */
export async function endSessions(ctx: Ctx, userId: string, endReason: string, keep?: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now(), endReason })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), keep ? ne(sessions.id, keep) : undefined),
    );
}
