import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { getMe } from '../me/endpoints';
import { getSiteMetadata } from '../settings/endpoints';
import { selectMarks } from '../select/endpoints';
import { refresh } from '../auth/endpoints';
import { presentWaveStatus } from '../settings/schemas';
import { env } from '@/lib/config/portal';
import { ownNames } from '@/lib/domain/brands';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { CLAIM_FRESH_SECONDS, signClaim } from '@/lib/session/claim';
import { REFRESH_AGE } from '@/lib/session/cookies';
import { callWith } from './call-with';
import type { Behind } from './forwarded';
import { CallError } from '../core/call-error';
import { timeLeft } from '../core/service-request';

export interface TokenPair {
  accessToken: string;
  refreshToken: string | null;
  /** In seconds. */
  expiresIn: number;
  /** The browser's new device token, when the services issue one. */
  deviceToken?: string | null | undefined;
}

const waveShape = presentWaveStatus.pick({ isAvailable: true });

/** Builds the claim of the token's owner by three parallel calls. Throws CallError 401 for a dead token. */
export async function makeClaim(token: string, asked: Behind) {
  const [me, marks, wave] = await Promise.all([
    callWith(getMe, { token, ...asked }),
    callWith(selectMarks, { token, ...asked }),
    callWith(getSiteMetadata, { token, ...asked, params: { name: 'present-wave-status' } }).catch(() => null),
  ]);
  const open = z.object({ content: waveShape }).safeParse(wave);
  const routed = marks.items.filter((mark) => mark.isRoutingMark);
  const claim = await signClaim(
    {
      viewer: {
        id: me.id,
        roles: me.roles.map((role) => role.name),
        permissions: me.permissions,
        chainLocked: me.chainLocked,
      },
      brands: [PORTAL_BRAND, ...routed.map((mark) => mark.slug)],
      brandNames: ownNames(routed),
      waveOpen: open.success && open.data.content.isAvailable,
      freshUntil: Math.floor(Date.now() / 1000) + CLAIM_FRESH_SECONDS,
    },
    env().SESSION_SECRET,
    REFRESH_AGE,
  );
  return { claim, userId: me.id };
}

/** Rotations under way or just done: calls of one page, and of two tabs, share one. */
const underWay = new Map<string, Promise<TokenPair>>();
const REMEMBER_MS = 20_000;
const REMEMBERED = 10_000;

/**
 * Rotates the refresh token, once for all concurrent callers. Throws CallError 401 when the session is over, 504 past
 * the caller's deadline; the rotation then continues, so that the next caller gets the tokens of a late service.
 */
export function rotate(refreshToken: string, { headers, deadline }: Behind): Promise<TokenPair> {
  return within(deadline, rotation(refreshToken, headers));
}

function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CallError(504)), timeLeft(deadline));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function rotation(refreshToken: string, headers: Behind['headers']): Promise<TokenPair> {
  const key = createHash('sha256').update(refreshToken).digest('base64');
  const known = underWay.get(key);
  if (known) return known;
  // drops the oldest entry: made-up tokens of guests would otherwise fill the memory of the process
  const [oldest] = underWay.keys();
  if (underWay.size >= REMEMBERED && oldest) underWay.delete(oldest);
  const fresh = callWith(refresh, { body: { refreshToken }, headers }).then((tokens) => ({
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    expiresIn: tokens.expiresIn,
  }));
  underWay.set(key, fresh);
  fresh.catch((error: unknown) => {
    // an outage does not end the session: the next caller rotates again
    if (!(error instanceof CallError && error.status === 401)) underWay.delete(key);
  });
  setTimeout(() => underWay.delete(key), REMEMBER_MS).unref();
  return fresh;
}
