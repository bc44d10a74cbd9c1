/** Names and ages of the session's cookies (specification, sections 3 and 9). All but one httpOnly, SameSite=Lax. */
export const TOKEN_AGE_DEFAULT = 3600;
/** A token that signs in alone, with no refresh. */
export const TOKEN_ONLY_AGE = 172_800;
export const REFRESH_AGE = 2_592_000;

/**
 * The person has signed out and the request for it may not have come: written by the page, without a network too, and
 * obeyed by the edge before any page (`app/api/session/leave`).
 */
export const LEAVING_COOKIE = 'portal-leaving';

export interface CookieNames {
  token: string;
  refresh: string;
  tokenAge: string;
  claim: string;
}

/** `__Host-` ties a cookie to this host and to https: only where cookies are secure. */
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

/** `maxAge` in seconds; 0 deletes. */
export function cookieOptions(secure: boolean, maxAge: number): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge };
}
