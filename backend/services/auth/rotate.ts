import { and, eq, gt, isNull } from 'drizzle-orm';
import { refreshTokens, sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { note } from '../audit/note';
import { tokenHash } from './secrets';
import { endSession, issueTokens, oldestSignIn, sessionEnd, type Tokens } from './sessions';

/** Two portals may refresh the same token at once; within this the second gets a sibling. */
const LEEWAY_MS = 10_000;

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

/** The first to use it marks it; tells when it was used before. */
async function markUsed(ctx: Ctx, id: string): Promise<boolean> {
  const marked = await ctx.db
    .update(refreshTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
    .returning({ id: refreshTokens.id });
  return marked.length > 0;
}

/**
 * Exchanges a refresh token for a new pair. 401 `refresh-invalid`: unknown, expired, or of a session that has ended
 * or is past its lifetime; 401 `refresh-reused`: used before, beyond the leeway, which ends the whole family.
 */
export async function rotate(ctx: Ctx, { refreshToken }: { refreshToken: string }): Promise<Tokens> {
  const hash = tokenHash(refreshToken);
  const fresh = await inTransaction(ctx, async () => {
    const token = await findToken(ctx, hash);
    if (!token) throw dead('refresh-invalid');
    const first = token.usedAt === null && (await markUsed(ctx, token.id));
    const usedAt = first ? null : (token.usedAt ?? ctx.now());
    if (usedAt && ctx.now().getTime() - usedAt.getTime() > LEEWAY_MS) {
      await endSession(ctx, token.sessionId, 'refresh-reused');
      await note(ctx, {
        action: 'session.reused-token',
        actorId: token.userId,
        subjectType: 'session',
        subjectId: token.sessionId,
      });
      return null;
    }
    const { sessionId: id, userId } = token;
    const expiresAt = sessionEnd(ctx, token.signedInAt);
    await ctx.db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
    return issueTokens(ctx, { id, userId, expiresAt });
  });
  // Thrown outside, so that the end of the family is not undone with the refusal.
  if (!fresh) throw dead('refresh-reused');
  return fresh;
}
