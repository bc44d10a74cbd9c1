import { LEAVING_COOKIE, REFRESH_AGE } from './cookies';

/** Marks the session as ending: no page of this browser opens with it until the portal ends it. Needs no network. */
export function markLeaving(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LEAVING_COOKIE}=1; Path=/; Max-Age=${String(REFRESH_AGE)}; SameSite=Lax${secure}`;
}
