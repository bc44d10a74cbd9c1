import { and, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { externalTokens } from '../../db/schema/sessions';
import { userPermissions, userRoles, users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { newToken, tokenHash } from './secrets';
import { later, openSession, type Tokens } from './sessions';
import { throttleGuesses } from './throttle';

const LIFE_MS = 10 * 60_000;

const isWelcome = and(eq(users.isArchived, false), isNull(users.erasedAt));
/** The user holds a role or a permission, which a pharmacist does not. */
const isStaff = sql<boolean>`(exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id})
  or exists (select 1 from ${userPermissions} where ${userPermissions.userId} = ${users.id}))`;

/**
 * Throws unless a token may sign this user in: 404 for an unknown user, 403 for staff, whose rights a partner may not
 * pass on.
 */
async function needPharmacist(ctx: Ctx, userId: string): Promise<void> {
  const [user] = await ctx.db
    .select({ isStaff })
    .from(users)
    .where(and(eq(users.id, userId), isWelcome));
  if (!user) throw notFound('Такого пользователя нет.', 'user-missing');
  if (user.isStaff) throw new AppError(403, 'staff', 'Вход по ссылке партнёра есть только у фармацевтов.');
}

/** Issues a single-use token that signs `userId` in from a partner's site; stored hashed, expires after ten minutes. */
export function issueToken(ctx: Ctx, userId: string) {
  return inTransaction(ctx, async (tx) => {
    await needPharmacist(ctx, userId);
    const [token, expiresAt] = [newToken(), later(ctx, LIFE_MS)];
    const tokenHashed = tokenHash(token);
    await tx
      .insert(externalTokens)
      .values({ tokenHash: tokenHashed, userId, createdAt: ctx.now(), expiresAt });
    await audit.record(ctx, { action: 'sign-in-token.issued', subjectType: 'user', subjectId: userId });
    return { id: tokenHashed, token, expiresAt: expiresAt.toISOString() };
  });
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
    .where(and(eq(users.id, used.userId), isWelcome, not(isStaff)));
  return user?.id ?? null;
}

/** Signs in by a partner's token: one token of 172 800 s (specification, section 4). 401 `external-token-invalid`. */
export async function signInExternally(ctx: Ctx, { token }: { token: string }): Promise<Tokens> {
  const userId = await throttleGuesses(ctx, `external:${tokenHash(token)}`, () => redeem(ctx, token));
  const tokens = userId === null ? null : await openSession(ctx, userId, 'external', not(isStaff));
  if (userId === null || !tokens)
    throw new AppError(401, 'external-token-invalid', 'Ссылка для входа больше не действует.');
  await audit.record(ctx, {
    action: 'sign-in.external',
    actorId: userId,
    subjectType: 'session',
    subjectId: tokens.id,
  });
  return tokens;
}
