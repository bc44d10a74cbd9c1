import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/config/portal';
import {
  cookieNames,
  cookieOptions,
  LEAVING_COOKIE,
  REFRESH_AGE,
  TOKEN_AGE_DEFAULT,
} from '@/lib/session/cookies';
import { DEVICE_HEADER, DEVICE_SECONDS, deviceCookie } from '@/lib/session/known-device';
import type { TokenPair } from './tokens';

/** The session as its cookies hold it. */
export interface Held {
  token: string | undefined;
  refresh: string | undefined;
  claim: string | undefined;
  /** End of the access token, in milliseconds since 1970. */
  endsAt: number;
}

const names = () => cookieNames(env().SECURE_COOKIES);

const NOTHING: Held = { token: undefined, refresh: undefined, claim: undefined, endsAt: 0 };

/** Whether the person has signed out while the cookies of the session are still here. */
export const isLeaving = async (): Promise<boolean> => Boolean((await cookies()).get(LEAVING_COOKIE)?.value);

/** The session to use; empty once the person has signed out of it. */
export async function held(): Promise<Held> {
  return (await isLeaving()) ? NOTHING : heldToEnd();
}

/** The session to end, even after signing out. */
export async function heldToEnd(): Promise<Held> {
  const jar = await cookies();
  const { token, refresh, tokenAge, claim } = names();
  return {
    token: jar.get(token)?.value,
    refresh: jar.get(refresh)?.value,
    claim: jar.get(claim)?.value,
    endsAt: Number(jar.get(tokenAge)?.value ?? 0),
  };
}

/** Header that identifies the browser to the services; absent on its first sign-in. */
export async function deviceHeader(): Promise<Record<string, string>> {
  const mark = (await cookies()).get(deviceCookie(env().SECURE_COOKIES))?.value;
  return mark ? { [DEVICE_HEADER]: mark } : {};
}

/** Writes tokens and claim into cookies; the token's cookie lives as long as the token (3600 s by default). */
export async function keep(tokens: TokenPair | null, claim: string | null): Promise<void> {
  const jar = await cookies();
  const secure = env().SECURE_COOKIES;
  const { token, refresh, tokenAge, claim: claimName } = names();
  if (tokens) {
    const age = tokens.expiresIn || TOKEN_AGE_DEFAULT;
    const sessionAge = tokens.refreshToken ? REFRESH_AGE : age;
    jar.set(token, tokens.accessToken, cookieOptions(secure, age));
    jar.set(tokenAge, String(Date.now() + age * 1000), cookieOptions(secure, sessionAge));
    if (tokens.refreshToken) jar.set(refresh, tokens.refreshToken, cookieOptions(secure, REFRESH_AGE));
    else jar.set(refresh, '', cookieOptions(secure, 0));
    // a new session: the sign-out of the previous one does not apply to it
    jar.set(LEAVING_COOKIE, '', cookieOptions(secure, 0));
    if (tokens.deviceToken) {
      jar.set(deviceCookie(secure), tokens.deviceToken, cookieOptions(secure, DEVICE_SECONDS));
    }
  }
  if (claim) jar.set(claimName, claim, cookieOptions(secure, REFRESH_AGE));
}

export async function clear(): Promise<void> {
  const jar = await cookies();
  const secure = env().SECURE_COOKIES;
  for (const name of [...Object.values(names()), LEAVING_COOKIE]) jar.set(name, '', cookieOptions(secure, 0));
}
