/**
 * The mark of a browser on which somebody has signed in with a password: guesses made elsewhere don't hold up its
 * people. It survives signing out; 400 days is as long as browsers keep a cookie.
 */
export const DEVICE_SECONDS = 400 * 24 * 3600;

/** The portal's own header to the services; a browser's is never passed on. */
export const DEVICE_HEADER = 'x-device-token';

export function deviceCookie(secure: boolean): string {
  return `${secure ? '__Host-' : ''}device`;
}
