import 'server-only';
import { CallError } from '../core/call-error';
import type { Behind } from './forwarded';
import { keep, type Held } from './jar';
import { rotate, type TokenPair } from './tokens';

/** An access token is exchanged this long before its end, so that no page is caught in between. */
const MARGIN_MS = 360_000;

/**
 * A token that will last, rotating when the held one is gone or near its end. Null: the session is over.
 * An outage throws CallError.
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
