import 'server-only';
import { CallError } from '../core/call-error';
import type { Behind } from './forwarded';
import { keep, type Held } from './jar';
import { rotate, type TokenPair } from './tokens';

/** An access token is renewed this long before its end, so that it can't expire during a page. */
const MARGIN_MS = 360_000;

/**
 * A token that will last; rotates when the held one is missing or about to expire. Null: the session is over. An outage
 * throws CallError.
 */
export async function liveToken(session: Held, asked: Behind, force = false): Promise<string | null> {
  const near = session.endsAt - Date.now() < MARGIN_MS;
  if (session.token && !force && (!near || !session.refresh)) return session.token;
  if (!session.refresh) return null;
  try {
    const fresh: TokenPair = await rotate(session.refresh, asked);
    await keep(fresh, null);
    return fresh.accessToken;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    if (session.token && !force) return session.token;
    throw error;
  }
}
