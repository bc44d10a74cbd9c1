/**
 * Seconds of the cookie that marks a browser with a former password sign-in: guesses made elsewhere do not delay its
 * people. It survives a sign-out; browsers keep a cookie for at most 400 days.
 */
export const DEVICE_SECONDS = 400 * 24 * 3600;

/** Header of the portal to the services; the same header from a browser is never passed on. */
export const DEVICE_HEADER = 'x-device-token';

export function deviceCookie(secure: boolean): string {
  return `${secure ? '__Host-' : ''}device`;
}
