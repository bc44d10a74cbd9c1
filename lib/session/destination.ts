import { sameSitePath } from './origin';

/** Parameters of the login page itself; all others belong to the requested page. */
const OWN = ['from', 'ended', 'deleted', 'error', 'email', 'token'];

/**
 * Address after signing in: `from` (a path of this site, `/` by default) with the other parameters, so that
 * `redirect_uri` and `state` reach the hand-off.
 */
export function destination(query: URLSearchParams): string {
  const url = new URL(sameSitePath(query.get('from')), 'http://portal.invalid');
  for (const [name, value] of query) {
    if (!OWN.includes(name) && !url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.pathname + url.search + url.hash;
}
