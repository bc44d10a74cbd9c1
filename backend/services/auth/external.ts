import { and, eq, gt, isNull } from 'drizzle-orm';
import { externalTokens } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { note } from '../audit/note';
import { newToken, tokenHash } from './secrets';
import { later, openSession, type Tokens } from './sessions';
import { guarded } from './throttle';

const LIFE_MS = 10 * 60_000;

/** A single-use token that signs `userId` in from a partner's site; kept hashed, dead after ten minutes. */
export async function makeExternalToken(ctx: Ctx, userId: string): Promise<string> {
  const token = newToken();
  const values = {
    tokenHash: tokenHash(token),
    userId,
    createdAt: ctx.now(),
    expiresAt: later(ctx, LIFE_MS),
  };
  await ctx.db.insert(externalTokens).values(values);
  return token;
}

async function redeem(ctx: Ctx, token: string): Promise<string | null> {
  const [used] = await ctx.db
    .update(externalTokens)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(externalTokens.tokenHash, tokenHash(token)),
        isNull(externalTokens.usedAt),
        gt(externalTokens.expiresAt, ctx.now()),
      ),
    )
    .returning({ userId: externalTokens.userId });
  if (!used) return null;
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, used.userId), eq(users.isArchived, false), isNull(users.erasedAt)));
  return user?.id ?? null;
}

/** Signs in by a partner's token: one token of 172 800 s (specification, section 4). 401 `external-token-invalid`. */
export async function signInExternally(ctx: Ctx, { token }: { token: string }): Promise<Tokens> {
  const userId = await guarded(ctx, `external:${tokenHash(token)}`, () => redeem(ctx, token));
  if (userId === null)
    throw new AppError(401, 'external-token-invalid', 'Ссылка для входа больше не действует.');
  const tokens = await openSession(ctx, userId, 'external');
  await note(ctx, {
    action: 'sign-in.external',
    actorId: userId,
    subjectType: 'session',
    subjectId: tokens.id,
  });
  return tokens;
}
