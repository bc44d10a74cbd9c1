import 'server-only';
import { TOKEN_ONLY_AGE } from '@/lib/session/cookies';
import { login as credentials } from '@/lib/validation/forms/login';
import { externalLogin, login, logout } from '../auth/endpoints';
import { externalBody } from '../auth/schemas';
import { CallError } from '../core/call-error';
import { callWith } from './call-with';
import { keep } from './jar';
import { makeClaim, type TokenPair } from './tokens';

type Headers = Record<string, string>;
type WayIn = (headers: Headers) => Promise<TokenPair>;

async function byToken(token: string, headers: Headers): Promise<TokenPair> {
  const { accessToken } = await callWith(externalLogin, { body: { token }, headers });
  return { accessToken, refreshToken: null, expiresIn: TOKEN_ONLY_AGE };
}

/** How these fields sign in: by e-mail and password, or by a partner's token alone. Null: by nothing known. */
export function wayIn(given: unknown): WayIn | null {
  const pair = credentials.safeParse(given);
  if (pair.success) return (headers) => callWith(login, { body: pair.data, headers });
  const alone = externalBody.safeParse(given);
  return alone.success ? (headers) => byToken(alone.data.token, headers) : null;
}

/**
 * Keeps the tokens once the services have said whose they are; dropped, and ended where they came from, when they
 * name nobody (specification, section 4). Gives the person's id. Throws CallError.
 */
export async function openSession(tokens: TokenPair, headers: Headers): Promise<string> {
  const token = tokens.accessToken;
  try {
    const { claim, userId } = await makeClaim(token, headers);
    if (!userId) throw new CallError(401);
    await keep(tokens, claim);
    return userId;
  } catch (error) {
    await callWith(logout, { token, headers }).catch(() => undefined);
    throw error;
  }
}
