import type { Tag } from './tag-settings';
import { CONSENT_COOKIE } from '../domain/cookie-groups';

/** What the services themselves name their cookies and entries; others' are known by being nobody else's. */
const PREFIXES: Readonly<Record<Tag['kind'], readonly string[]>> = {
  gtm: ['_ga', '_gid', '_gat', '_gcl', '_dc_gtm'],
  metrika: ['_ym'],
  script: [],
};

/**
 * Names among `names` that go with the withdrawn tags. With none left in use everything a page can see goes but the
 * choice itself: the portal's own cookies are `httpOnly`.
 */
export function traceNames(
  names: readonly string[],
  withdrawn: readonly Tag[],
  left: readonly Tag[],
): readonly string[] {
  if (left.length === 0) return names.filter((name) => name !== CONSENT_COOKIE);
  const prefixes = withdrawn.flatMap(({ kind }) => PREFIXES[kind]);
  return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Domains a page of this host may have set a cookie for: itself, then its parents of two labels and more. */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Deletes the cookies of withdrawn tags, and what Metrika keeps in the browser's storage. */
export function forgetTraces(withdrawn: readonly Tag[], left: readonly Tag[]): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.replace(/=.*$/s, ''));
  const domains = ['', ...cookieDomains(window.location.hostname).map((domain) => `; Domain=${domain}`)];
  for (const name of traceNames(names.filter(Boolean), withdrawn, left)) {
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
  const prefixes = withdrawn.flatMap(({ kind }) => PREFIXES[kind]);
  for (const key of Object.keys(localStorage)) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  }
}
