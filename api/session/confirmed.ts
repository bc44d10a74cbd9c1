import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/config/portal';
import { perProcess } from '@/lib/http/per-process';
import { readClaim } from '@/lib/session/claim';
import { CallError } from '../core/call-error';
import { getMe } from '../me/endpoints';
import { callWith } from './call-with';
import type { Behind } from './forwarded';
import { held } from './jar';

/** A session that was ended elsewhere is detected within this time. */
const REMEMBER_MS = 60_000;
const MOST = 10_000;

interface Confirmed {
  userId: string;
  until: number;
}

/** Per process, so that signing out reaches it from another bundle. */
const known = () => perProcess('confirmed-sessions', () => new Map<string, Confirmed>());

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function remember(token: string, userId: string, now: number): void {
  const sessions = known();
  if (sessions.size >= MOST) sessions.clear();
  sessions.set(keyOf(token), { userId, until: now + REMEMBER_MS });
}

/** Forgets the session of this token, which its browser has ended. */
export function forgetConfirmed(token: string | undefined): void {
  if (token) known().delete(keyOf(token));
}

/**
 * Id of the person whose session this browser holds, as the services confirmed within the last minute; null without a
 * session, for a claim after signing out, and for a claim of another person. During an outage a still fresh claim is
 * trusted.
 */
export async function confirmedViewer(asked: Behind, now = Date.now()): Promise<string | null> {
  const { token, claim: text } = await held();
  const claim = token ? await readClaim(text, env().SESSION_SECRET) : null;
  if (!token || !claim) return null;
  const { id } = claim.viewer;
  const seen = known().get(keyOf(token));
  if (seen && seen.until > now) return seen.userId === id ? id : null;
  try {
    const { id: userId } = await callWith(getMe, { token, ...asked });
    remember(token, userId, now);
    return userId === id ? id : null;
  } catch (error) {
    const isOutage = error instanceof CallError && error.retriable;
    return isOutage && claim.freshUntil * 1000 > now ? id : null;
  }
}
