import { and, eq, exists, gt, isNull } from 'drizzle-orm';
import { withScheme } from '@/lib/validation/checks';
import { handOffCodes, sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { ACCESS_SECONDS, signAccess } from '../../http/tokens';
import * as audit from '../audit/record';
import { newToken, tokenHash } from './secrets';
import { later, openSession, type Tokens } from './sessions';

const CODE_MS = 60_000;
const BEARER = 'bearer:';
/** State sent when the caller gave none (specification, section 4). */
const DEFAULT_STATE = 'proex';

/** Returns the address, with https if it names no scheme; undefined for a text that is no http(s) address. */
function addressOf(text: string): string | undefined {
  const whole = withScheme(text);
  return URL.canParse(whole) ? new URL(whole).href : undefined;
}

type Entry = 'code' | 'bearer';

/** Returns how the list allows an address; only an exact match counts. */
function allowed(list: readonly string[], address: string): Entry | undefined {
  const entry = list.find(
    (item) => addressOf(item.startsWith(BEARER) ? item.slice(BEARER.length) : item) === address,
  );
  if (entry === undefined) return undefined;
  return entry.startsWith(BEARER) ? 'bearer' : 'code';
}

async function makeCode(ctx: Ctx, address: string): Promise<string> {
  const code = newToken();
  await ctx.db.insert(handOffCodes).values({
    codeHash: tokenHash(code),
    sessionId: viewerOf(ctx).sessionId,
    address,
    createdAt: ctx.now(),
    expiresAt: later(ctx, CODE_MS),
  });
  return code;
}

/**
 * Returns the address to send the person to, with a code of 60 s (or the token, for `bearer` entries). 403
 * `redirect-refused`.
 */
export async function handOff(ctx: Ctx, body: { redirectUri: string; state?: string | undefined }) {
  const { id: userId, sessionId } = viewerOf(ctx);
  const address = addressOf(body.redirectUri);
  const entry = address && allowed(ctx.config.REDIRECT_URI_ALLOWLIST, address);
  if (!address || !entry) {
    await audit.recordRepeated(ctx, {
      action: 'hand-off.refused',
      actorId: userId,
      subjectType: 'session',
      subjectId: sessionId,
      details: { address: body.redirectUri.slice(0, 500) },
    });
    throw new AppError(403, 'redirect-refused', 'Переход по этому адресу не разрешён.');
  }
  const token =
    entry === 'bearer'
      ? await signAccess(ctx.secret, { userId, sessionId }, ctx.now(), ACCESS_SECONDS)
      : await makeCode(ctx, address);
  await audit.record(ctx, { action: 'hand-off', details: { address } });
  const location = new URL(address);
  location.searchParams.set('token', token);
  location.searchParams.set('state', body.state ?? DEFAULT_STATE);
  return { id: sessionId, location: location.href };
}

/** Exchanges a code, once, for a session at the site that received it. 401 `code-invalid`. */
export function exchange(ctx: Ctx, { code }: { code: string }): Promise<Tokens> {
  return inTransaction(ctx, async (tx) => {
    const [used] = await tx
      .update(handOffCodes)
      .set({ usedAt: ctx.now() })
      .where(
        and(
          eq(handOffCodes.codeHash, tokenHash(code)),
          isNull(handOffCodes.usedAt),
          gt(handOffCodes.expiresAt, ctx.now()),
        ),
      )
      .returning({ sessionId: handOffCodes.sessionId });
    const [owner] = used
      ? await tx
          .select({ userId: sessions.userId, kind: sessions.kind })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(
            and(
              eq(sessions.id, used.sessionId),
              isNull(sessions.endedAt),
              isNull(users.erasedAt),
              eq(users.isArchived, false),
            ),
          )
      : [];
    const source = and(eq(sessions.id, used?.sessionId ?? ''), isNull(sessions.endedAt));
    const still = exists(tx.select({ id: sessions.id }).from(sessions).where(source));
    const kind = owner?.kind === 'external' ? 'external' : 'hand-off';
    const tokens = owner ? await openSession(ctx, owner.userId, kind, still) : null;
    if (!tokens) throw new AppError(401, 'code-invalid', 'Код входа больше не действует.');
    return tokens;
  });
}
