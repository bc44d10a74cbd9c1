import 'server-only';
import { logout } from '../auth/endpoints';
import { callWith } from './call-with';
import { forgetConfirmed } from './confirmed';
import type { Behind } from './forwarded';
import { clear, heldToEnd } from './jar';
import { liveToken } from './renewal';

/** Ends the session of this browser: its cookies are deleted even when the services can't be reached. */
export async function endSession(asked: Behind): Promise<void> {
  await endOnServices(asked).catch(() => undefined);
  await clear();
}

/**
 * Ends the session on the services. The access token may have expired: the refresh token then gets a new one, and must
 * not outlive the session.
 */
async function endOnServices(asked: Behind): Promise<void> {
  const session = await heldToEnd();
  forgetConfirmed(session.token);
  const token = await liveToken(session, asked);
  if (token) await callWith(logout, { token, ...asked });
}
