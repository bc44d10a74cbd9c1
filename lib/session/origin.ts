/**
 * Whether an unsafe request comes from this site: by `Sec-Fetch-Site` when the browser sends it, otherwise by `Origin`
 * and host. A client that sends neither is not a browser and has no cookies of the portal.
 */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Exactly one slash at the start: two would name a host. */
const LOCAL = /^\/(?![/\\])/;

/** A path of this site, otherwise the fallback: never `//host`, `\\host` or an address with a scheme. */
export function sameSitePath(value: string | null | undefined, fallback = '/'): string {
  if (!value || !LOCAL.test(value) || /[\\\u0000-\u001f]/.test(value)) return fallback;
  try {
    const url = new URL(value, 'http://portal.invalid');
    const path = url.pathname + url.search + url.hash;
    // dot segments are resolved only now: `/.//host` has become `//host`
    return url.host === 'portal.invalid' && LOCAL.test(path) ? path : fallback;
  } catch {
    return fallback;
  }
}
