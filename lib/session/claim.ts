import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { JWTPayload } from 'jose';
import type { Viewer } from '../access/permissions';

/** Facts about the person that the edge has without a request; renewed at least every five minutes. */
export interface Claim {
  viewer: Viewer;
  /** Slugs of routing brands and the portal's own mark. */
  brands: string[];
  /** Names of the brands by slug, as the services give them. */
  brandNames?: Readonly<Record<string, string>>;
  waveOpen: boolean;
  /** Seconds since 1970 until which the claim is valid; after that it is requested again, the session may go on. */
  freshUntil: number;
}

/** Seconds within which a changed role or an ended session takes effect at the edge. */
export const CLAIM_FRESH_SECONDS = 300;

function key(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/**
 * Most characters of a claim: a browser silently drops a cookie of more than 4096 bytes with name and attributes, and
 * the claim would then be requested without end.
 */
export const CLAIM_ROOM = 3900;

/**
 * Signs a claim that expires after `lifetime`, seconds, with the refresh token. To fit in a cookie it omits first the
 * names of marks, then the marks shown last.
 */
export async function signClaim(claim: Claim, secret: string, lifetime: number): Promise<string> {
  const token = await signWhole(claim, secret, lifetime);
  if (token.length <= CLAIM_ROOM) return token;
  const { brandNames, ...nameless } = claim;
  if (brandNames) return signClaim(nameless, secret, lifetime);
  if (claim.brands.length === 0) return token;
  const kept = Math.floor(claim.brands.length * 0.9);
  return signClaim({ ...claim, brands: claim.brands.slice(0, kept) }, secret, lifetime);
}

function signWhole(claim: Claim, secret: string, lifetime: number): Promise<string> {
  const { viewer, brands, brandNames, waveOpen, freshUntil } = claim;
  return new SignJWT({
    r: viewer.roles,
    p: viewer.permissions,
    l: viewer.chainLocked,
    b: brands,
    n: brandNames,
    w: waveOpen,
    f: freshUntil,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(viewer.id)
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(key(secret));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function named(value: unknown): Record<string, string> {
  const pairs = Object.entries(typeof value === 'object' && value ? value : {});
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Verified claims by token: one page view reads its claim at the edge, in the page and for the visit report. */
const known = new Map<string, { claim: Claim; secret: string; diesAt: number }>();
const KNOWN_MOST = 1000;

/** Reads the claim; null when it is absent, forged or expired. Makes no request. */
export async function readClaim(token: string | undefined, secret: string): Promise<Claim | null> {
  if (!token) return null;
  const before = known.get(token);
  if (before?.secret === secret && before.diesAt > Date.now()) return before.claim;
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'] });
    const claim = claimOf(payload);
    if (claim && payload.exp) keep(token, { claim, secret, diesAt: payload.exp * 1000 });
    return claim;
  } catch {
    return null;
  }
}

function keep(token: string, found: { claim: Claim; secret: string; diesAt: number }): void {
  // a map keeps the order of its entries: the first is the oldest
  const [oldest] = known.keys();
  if (known.size >= KNOWN_MOST && oldest) known.delete(oldest);
  known.set(token, found);
}

function claimOf(payload: JWTPayload): Claim | null {
  if (!payload.sub) return null;
  return {
    viewer: {
      id: payload.sub,
      roles: texts(payload.r),
      permissions: texts(payload.p),
      chainLocked: payload.l === true,
    },
    brands: texts(payload.b),
    ...(payload.n === undefined ? {} : { brandNames: named(payload.n) }),
    waveOpen: payload.w === true,
    freshUntil: typeof payload.f === 'number' ? payload.f : 0,
  };
}
