import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from './app-error';

export const ACCESS_SECONDS = 3600;
/** Single-token sign-in (specification, section 9). */
export const EXTERNAL_SECONDS = 172_800;

const ISSUER = 'portal';

export interface AccessToken {
  userId: string;
  sessionId: string;
}

/** An HS256 JWT that names the person and the session, never rights. */
export function signAccess(
  secret: Uint8Array,
  token: AccessToken,
  now: Date,
  seconds: number,
): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: token.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(token.userId)
    .setIssuedAt(at)
    .setExpirationTime(at + seconds)
    .sign(secret);
}

interface Verified extends AccessToken {
  expiresAtS: number;
}

/** Tokens with a verified signature, by secret: a token comes with every call during its hour. */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();
const MOST_VERIFIED = 5000;

function remember(secret: Uint8Array, jwt: string, token: Verified): void {
  const known = verified.get(secret) ?? new Map<string, Verified>();
  verified.set(secret, known);
  for (const oldest of known.keys()) {
    if (known.size < MOST_VERIFIED) break;
    known.delete(oldest);
  }
  known.set(jwt, token);
}

async function verify(secret: Uint8Array, jwt: string, now: Date): Promise<AccessToken> {
  const options = { issuer: ISSUER, algorithms: ['HS256'], currentDate: now };
  const { payload } = await jwtVerify<{ sid: string }>(jwt, secret, options);
  const token = { userId: payload.sub ?? '', sessionId: payload.sid };
  if (payload.exp !== undefined) remember(secret, jwt, { ...token, expiresAtS: payload.exp });
  return token;
}

/** Checks a token: its signature once, its age each time. 401 `token-expired` or `token-invalid`. */
export async function verifyAccess(secret: Uint8Array, jwt: string, now: Date): Promise<AccessToken> {
  const known = verified.get(secret)?.get(jwt);
  if (known && known.expiresAtS > now.getTime() / 1000) return known;
  try {
    return await verify(secret, jwt, now);
  } catch (error) {
    const expired = error instanceof errors.JWTExpired;
    throw new AppError(
      401,
      expired ? 'token-expired' : 'token-invalid',
      'Сеанс закончился. Войдите ещё раз.',
    );
  }
}
