import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { JWTPayload } from 'jose';
import type { Viewer } from '../access/permissions';

/** What the edge knows of the person without asking anyone; renewed at least every five minutes. */
export interface Claim {
  viewer: Viewer;
  /** Slugs of routing brands and the portal's own mark. */
  brands: string[];
  /** What the services call them, by slug. */
  brandNames?: Readonly<Record<string, string>>;
  waveOpen: boolean;
  /** Seconds since 1970 after which the claim is asked for anew; the session itself may go on. */
  freshUntil: number;
}

/** A changed role or an ended session takes effect at the edge within this many seconds. */
export const CLAIM_FRESH_SECONDS = 300;

function key(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/**
 * The longest claim, in characters: a browser drops a cookie of more than 4096 bytes with its name and attributes
 * without a word, and the person would be asked for a claim for ever.
 */
export const CLAIM_ROOM = 3900;

/**
 * Signs a claim; it dies with the refresh token's age, `lifetime` in seconds. What would not fit in a cookie stays
 * out: first the names of marks, then the marks shown last.
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

/** Claims whose signature was found right, by token: one view of a page asks at the edge, in the page and as a visit. */
const known = new Map<string, { claim: Claim; secret: string; diesAt: number }>();
const KNOWN_MOST = 1000;

/** The claim, or null when it is absent, forged or dead. No network call. */
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
  // the oldest goes: a map keeps the order of its entries
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
