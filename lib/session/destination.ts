import { sameSitePath } from './origin';

/** What the login page's own query says of itself; the rest belongs to where the person was going. */
const OWN = ['from', 'ended', 'deleted', 'error', 'email', 'token'];

/**
 * Where signing in leads: `from` (a path of this site, `/` otherwise) with the query that came along, so that
 * `redirect_uri` and `state` reach the hand-off.
 */
export function destination(query: URLSearchParams): string {
  const url = new URL(sameSitePath(query.get('from')), 'http://portal.invalid');
  for (const [name, value] of query) {
    if (!OWN.includes(name) && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.pathname + url.search + url.hash;
}
