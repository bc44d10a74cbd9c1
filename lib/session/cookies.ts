/** Names and ages of the session's cookies (specification, sections 3 and 9). All but one httpOnly, SameSite=Lax. */
export const TOKEN_AGE_DEFAULT = 3600;
/** Age of a token without a refresh token, seconds. */
export const TOKEN_ONLY_AGE = 172_800;
export const REFRESH_AGE = 2_592_000;

/**
 * Cookie of a sign-out whose request may not have arrived: the page sets it, also without a network, and the edge ends
 * the session before any page is served (`app/api/session/leave`).
 */
export const LEAVING_COOKIE = 'portal-leaving';

export interface CookieNames {
  token: string;
  refresh: string;
  tokenAge: string;
  claim: string;
}

/** `__Host-` binds a cookie to this host and to https, so it is used with secure cookies only. */
export function cookieNames(secure: boolean): CookieNames {
  const prefix = secure ? '__Host-' : '';
  return {
    token: `${prefix}token`,
    refresh: `${prefix}refresh`,
    tokenAge: `${prefix}tokenAge`,
    claim: `${prefix}claim`,
  };
}

export interface CookieOptions {
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  maxAge: number;
}

/** `maxAge` in seconds; 0 deletes the cookie. */
export function cookieOptions(secure: boolean, maxAge: number): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge };
}
