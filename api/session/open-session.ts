import 'server-only';
import type { z } from 'zod';
import { TOKEN_ONLY_AGE } from '@/lib/session/cookies';
import { login as credentials } from '@/lib/validation/forms/login';
import { externalLogin, login, logout } from '../auth/endpoints';
import { externalBody } from '../auth/schemas';
import { CallError } from '../core/call-error';
import { callWith } from './call-with';
import type { Behind } from './forwarded';
import { deviceHeader, keep } from './jar';
import { makeClaim, type TokenPair } from './tokens';

type WayIn = (asked: Behind) => Promise<TokenPair>;

async function byToken(token: string, asked: Behind): Promise<TokenPair> {
  const { accessToken } = await callWith(externalLogin, { body: { token }, ...asked });
  return { accessToken, refreshToken: null, expiresIn: TOKEN_ONLY_AGE };
}

async function byPassword(body: z.output<typeof credentials>, asked: Behind): Promise<TokenPair> {
  const headers = { ...asked.headers, ...(await deviceHeader()) };
  return callWith(login, { body, ...asked, headers });
}

/**
 * Chooses the way of signing in by the given fields: e-mail and password, or a partner's token. Null for any others.
 */
export function wayIn(given: unknown): WayIn | null {
  const pair = credentials.safeParse(given);
  if (pair.success) return (asked) => byPassword(pair.data, asked);
  const alone = externalBody.safeParse(given);
  return alone.success ? (asked) => byToken(alone.data.token, asked) : null;
}

/**
 * Stores the tokens once the services have named their owner; otherwise discards them and ends their session
 * (specification, section 4). Returns the person's id. Throws CallError.
 */
export async function openSession(tokens: TokenPair, asked: Behind): Promise<string> {
  const token = tokens.accessToken;
  try {
    const { claim, userId } = await makeClaim(token, asked);
    if (!userId) throw new CallError(401);
    await keep(tokens, claim);
    return userId;
  } catch (error) {
    // with a deadline of its own and without waiting: the services may just have used up the whole deadline
    void callWith(logout, { token, headers: asked.headers }).catch(() => undefined);
    throw error;
  }
}
