import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import { refreshTokens, sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { lockPersons } from '../../db/lock-person';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import { callsOfPerson } from '../../http/calls-of-person';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { tokenHash } from './secrets';
import { endSession, issueTokens, oldestSignIn, sessionEnd, type Tokens } from './sessions';

/** Two portals may refresh the same token at once; within this time the second one gets a sibling token. */
const LEEWAY_MS = 10_000;
/** More siblings than there are portals behind one balancer; a script that repeats the exchange gets no more. */
const MOST_SIBLINGS = 8;

/** Exchanges of one token run one after another; waiting ones hold no database connection. */
const exchanges = callsOfPerson({ atOnce: 1, waiting: 8, waitMs: 3000 });
const STAYS = { signal: new AbortController().signal };

const dead = (code: string) => new AppError(401, code, 'Сеанс закончился. Войдите ещё раз.');

async function findToken(ctx: Ctx, hash: string) {
  const [token] = await ctx.db
    .select({
      id: refreshTokens.id,
      sessionId: refreshTokens.sessionId,
      userId: sessions.userId,
      signedInAt: sessions.createdAt,
      usedAt: refreshTokens.usedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hash),
        gt(refreshTokens.expiresAt, ctx.now()),
        gt(sessions.createdAt, oldestSignIn(ctx)),
        isNull(sessions.endedAt),
        isNull(users.erasedAt),
        eq(users.isArchived, false),
      ),
    );
  return token;
}

/** Marks a token as used; returns false if it was used before. */
async function markUsed(ctx: Ctx, id: string): Promise<boolean> {
  const marked = await ctx.db
    .update(refreshTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
    .returning({ id: refreshTokens.id });
  return marked.length > 0;
}

/** 429 when the token was exchanged too often within the leeway. */
async function assertFewSiblings(tx: Db, sessionId: string, usedAt: Date): Promise<void> {
  const since = and(eq(refreshTokens.sessionId, sessionId), gte(refreshTokens.createdAt, usedAt));
  if ((await tx.$count(refreshTokens, since)) < MOST_SIBLINGS) return;
  throw new AppError(429, 'too-many-refreshes', 'Слишком много попыток. Подождите немного.', undefined, {
    headers: { 'retry-after': '10' },
  });
}

/**
 * Exchanges a refresh token for a new pair. 401 `refresh-invalid`: unknown, expired, or of a session that has ended or
 * is past its lifetime; 401 `refresh-reused`: used before, beyond the leeway, which ends the whole family; 429:
 * exchanged too often.
 */
export async function rotate(ctx: Ctx, { refreshToken }: { refreshToken: string }): Promise<Tokens> {
  const hash = tokenHash(refreshToken);
  return exchanges(hash, STAYS, () => exchange(ctx, hash));
}

async function exchange(ctx: Ctx, hash: string): Promise<Tokens> {
  const fresh = await inTransaction(ctx, async (tx) => {
    const token = await findToken(ctx, hash);
    if (!token) throw dead('refresh-invalid');
    await lockPersons(tx, [token.userId]);
    const first = token.usedAt === null && (await markUsed(ctx, token.id));
    const usedAt = first ? null : (token.usedAt ?? ctx.now());
    if (usedAt && ctx.now().getTime() - usedAt.getTime() > LEEWAY_MS) {
      await endSession(ctx, token.sessionId, 'refresh-reused');
      await audit.record(ctx, {
        action: 'session.reused-token',
        actorId: token.userId,
        subjectType: 'session',
        subjectId: token.sessionId,
      });
      return null;
    }
    if (usedAt) await assertFewSiblings(tx, token.sessionId, usedAt);
    const { sessionId: id, userId } = token;
    const expiresAt = sessionEnd(ctx, token.signedInAt);
    await ctx.db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
    return issueTokens(ctx, { id, userId, expiresAt });
  });
  // Thrown outside the transaction, so that the refusal does not roll back the end of the family.
  if (!fresh) throw dead('refresh-reused');
  return fresh;
}
