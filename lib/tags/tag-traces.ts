import { ANALYTICAL, CONSENT_COOKIE, MARKETING, type CookieGroup } from '../domain/cookie-groups';
import type { Tag } from './tag-settings';

const GOOGLE: Readonly<Partial<Record<CookieGroup, RegExp>>> = {
  [ANALYTICAL]: /^_(?:ga|gid|gat|dc_gtm)(?:_|$)/,
  [MARKETING]: /^_(?:gcl|gac)_/,
};

/** Names of cookies and storage entries that the services use; others must not be deleted. */
const OWN: Readonly<Record<Tag['kind'], readonly RegExp[]>> = {
  gtm: Object.values(GOOGLE),
  metrika: [/^_ym_/],
  script: [],
};

interface Withdrawn {
  /** Tags that no longer run. */
  tags: readonly Tag[];
  /** Withdrawn groups: a container that keeps running must keep none of their data. */
  groups: readonly CookieGroup[];
}

function patternsOf({ tags, groups }: Withdrawn, left: readonly Tag[]): readonly RegExp[] {
  const own = tags.flatMap(({ kind }) => OWN[kind]);
  if (!left.some(({ kind }) => kind === 'gtm')) return own;
  return [...own, ...groups.flatMap((group) => GOOGLE[group] ?? [])];
}

interface Traces {
  /** Cookies with known names: deleted for this host and its parent domains. */
  known: readonly string[];
  /**
   * Cookies that a script of `TAG_SCRIPTS` may have set under an unknown name: once no tag is in use, they are deleted
   * for this host only, as a parent's may belong to other applications. The portal's own cookies are `httpOnly`.
   */
  unknown: readonly string[];
}

/** Names among `names` to delete after a withdrawal. */
export function traceNames(names: readonly string[], withdrawn: Withdrawn, left: readonly Tag[]): Traces {
  const patterns = patternsOf(withdrawn, left);
  const known = names.filter((name) => patterns.some((pattern) => pattern.test(name)));
  const guessed = left.length === 0 && withdrawn.tags.some(({ kind }) => kind === 'script');
  const unknown = names.filter((name) => guessed && name !== CONSENT_COOKIE && !known.includes(name));
  return { known, unknown };
}

/** Domains for which a page of this host may have set a cookie: the host, then its parents with at least two labels. */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Deletes cookies of withdrawn tags and groups, and their entries in the browser's storage. */
export function forgetTraces(withdrawn: Withdrawn, left: readonly Tag[]): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.replace(/=.*$/s, ''));
  const { known, unknown } = traceNames(names.filter(Boolean), withdrawn, left);
  const domains = cookieDomains(window.location.hostname).map((domain) => `; Domain=${domain}`);
  const drop = (name: string, domain: string) =>
    void (document.cookie = `${name}=; Max-Age=0; Path=/${domain}`);
  for (const name of [...known, ...unknown]) drop(name, '');
  for (const name of known) for (const domain of domains) drop(name, domain);
  const patterns = patternsOf(withdrawn, left);
  for (const key of Object.keys(localStorage)) {
    if (patterns.some((pattern) => pattern.test(key))) localStorage.removeItem(key);
  }
}
