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

/** A JWT, HS256, that names the person and the session; rights are never in it. */
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

/** 401 `token-expired` or `token-invalid`. */
export async function verifyAccess(secret: Uint8Array, jwt: string, now: Date): Promise<AccessToken> {
  try {
    const options = { issuer: ISSUER, algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify<{ sid: string }>(jwt, secret, options);
    return { userId: payload.sub ?? '', sessionId: payload.sid };
  } catch (error) {
    const expired = error instanceof errors.JWTExpired;
    throw new AppError(
      401,
      expired ? 'token-expired' : 'token-invalid',
      'Сеанс закончился. Войдите ещё раз.',
    );
  }
}
