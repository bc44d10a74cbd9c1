import { ANALYTICAL, CONSENT_COOKIE, MARKETING, type CookieGroup } from '../domain/cookie-groups';
import type { Tag } from './tag-settings';

const GOOGLE: Readonly<Partial<Record<CookieGroup, RegExp>>> = {
  [ANALYTICAL]: /^_(?:ga|gid|gat|dc_gtm)(?:_|$)/,
  [MARKETING]: /^_(?:gcl|gac)_/,
};

/** What the services themselves name their cookies and entries: others' are nobody's to delete. */
const OWN: Readonly<Record<Tag['kind'], readonly RegExp[]>> = {
  gtm: Object.values(GOOGLE),
  metrika: [/^_ym_/],
  script: [],
};

interface Withdrawn {
  /** Tags that no longer run. */
  tags: readonly Tag[];
  /** Groups taken back: a container that may go on keeps nothing of theirs. */
  groups: readonly CookieGroup[];
}

function patternsOf({ tags, groups }: Withdrawn, left: readonly Tag[]): readonly RegExp[] {
  const own = tags.flatMap(({ kind }) => OWN[kind]);
  if (!left.some(({ kind }) => kind === 'gtm')) return own;
  return [...own, ...groups.flatMap((group) => GOOGLE[group] ?? [])];
}

interface Traces {
  /** Known by their names: they go from this host and from its parents. */
  known: readonly string[];
  /**
   * What a script of `TAG_SCRIPTS` may have left under a name of its own: with no tag in use they go from this host
   * alone, for a parent's belong to other applications too. The portal's own cookies are `httpOnly`.
   */
  unknown: readonly string[];
}

/** Names among `names` that go with what was withdrawn. */
export function traceNames(names: readonly string[], withdrawn: Withdrawn, left: readonly Tag[]): Traces {
  const patterns = patternsOf(withdrawn, left);
  const known = names.filter((name) => patterns.some((pattern) => pattern.test(name)));
  const guessed = left.length === 0 && withdrawn.tags.some(({ kind }) => kind === 'script');
  const unknown = names.filter((name) => guessed && name !== CONSENT_COOKIE && !known.includes(name));
  return { known, unknown };
}

/** Domains a page of this host may have set a cookie for: itself, then its parents of two labels and more. */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Deletes the cookies of what was withdrawn, and what Metrika keeps in the browser's storage. */
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
