import { LEAVING_COOKIE, REFRESH_AGE } from './cookies';

/** From here on no page of this browser opens with the session, until the portal has ended it. Needs no network. */
export function markLeaving(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LEAVING_COOKIE}=1; Path=/; Max-Age=${String(REFRESH_AGE)}; SameSite=Lax${secure}`;
}
