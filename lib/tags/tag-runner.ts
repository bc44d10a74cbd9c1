import { pageNonce } from '../browser/page-nonce';
import type { CookieGroup } from '../domain/cookie-groups';
import { pushConsent } from './consent-mode';
import { lockPolicy } from './lock';
import type { Tag } from './tag-settings';
import { forgetTraces } from './tag-traces';

type Ym = ((id: number, method: string, ...rest: unknown[]) => void) & { a?: unknown[]; l?: number };
declare global {
  interface Window {
    dataLayer?: unknown[];
    ym?: Ym;
  }
}

/** Event that notifies a script of `TAG_SCRIPTS` of each page; `detail` is `{ path }`. */
export const PAGE_OPENED = 'portal:page';

interface Running {
  tag: Tag;
  script: HTMLScriptElement;
  /** Address of the last page opening that the script was notified of. */
  place: string | null;
}

const running = new Map<string, Running>();
/** After a withdrawal nothing starts again in this document: the lock cannot be removed from it. */
let locked = false;
/** Groups allowed at the previous step. */
let held: readonly CookieGroup[] = [];
/** The current page: a script that loads late is notified of it. */
let shown: Pick<Step, 'path' | 'place'> = { path: null, place: '' };

const PREPARE: Readonly<Record<Tag['kind'], (tag: Tag, groups: readonly CookieGroup[]) => void>> = {
  gtm: (_, groups) => {
    pushConsent('default', groups);
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  metrika: ({ id }) => {
    const ym: Ym = (...said) => void (ym.a ??= []).push(said);
    ym.l = Date.now();
    window.ym ??= ym;
    // each page is reported from here, by its path only; sessions and forms are not recorded
    window.ym(Number(id), 'init', {
      defer: true,
      trackLinks: true,
      accurateTrackBounce: true,
      webvisor: false,
    });
  },
  script: () => undefined,
};

const HIT: Readonly<Record<Tag['kind'], (tag: Tag, path: string) => void>> = {
  gtm: (_, path) => window.dataLayer?.push({ event: 'portal_page', page_path: path }),
  metrika: ({ id }, path) => window.ym?.(Number(id), 'hit', path, { title: path }),
  script: (_, path) => window.dispatchEvent(new CustomEvent(PAGE_OPENED, { detail: { path } })),
};

function start(tag: Tag, groups: readonly CookieGroup[]): Running {
  PREPARE[tag.kind](tag, groups);
  const script = document.createElement('script');
  script.async = true;
  script.src = tag.src;
  script.nonce = pageNonce();
  const one: Running = { tag, script, place: null };
  // a script that listens can be notified of the page only once it has loaded
  if (tag.kind === 'script') script.addEventListener('load', () => sendHit(one), { once: true });
  document.head.append(script);
  return one;
}

function sendHit(one: Running): void {
  const { path, place } = shown;
  if (path === null || one.place === place || !running.has(one.tag.src)) return;
  one.place = place;
  HIT[one.tag.kind](one.tag, path);
}

/** Blocks the network for withdrawn scripts, which cannot be unloaded, by an additional policy. */
function lock(left: readonly Tag[], keptHosts: readonly string[]): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = lockPolicy([...new Set([...left.flatMap(({ hosts }) => hosts), ...keptHosts])], pageNonce());
  document.head.append(meta);
  locked = true;
}

function stop({ tag, script }: Running): void {
  running.delete(tag.src);
  if (tag.kind === 'metrika') window.ym?.(Number(tag.id), 'destruct');
  script.remove();
}

/** Stops tags that are no longer allowed and deletes their storage; the others are notified of the change. */
function withdraw(groups: readonly CookieGroup[], keptHosts: readonly string[]): void {
  const before = [...running.values()];
  if (before.length === 0 || groups.join() === held.join()) return;
  if (before.some(({ tag }) => tag.kind === 'gtm')) pushConsent('update', groups);
  const gone = before.filter(({ tag }) => !groups.includes(tag.group));
  gone.forEach(stop);
  const left = [...running.values()].map(({ tag }) => tag);
  if (gone.length > 0) lock(left, keptHosts);
  const taken = held.filter((group) => !groups.includes(group));
  if (taken.length === 0) return;
  const forget = () => forgetTraces({ tags: gone.map(({ tag }) => tag), groups: taken }, left);
  forget();
  // running scripts may write again: repeat when the page is left, unless the group was allowed again
  window.addEventListener('pagehide', () => taken.some((group) => held.includes(group)) || forget());
}

export interface Step {
  tags: readonly Tag[];
  /** Groups allowed now. */
  groups: readonly CookieGroup[];
  /** Path of the current page; null: a private address, which is not reported. */
  path: string | null;
  /** Address with its query: distinguishes page openings and is never sent. */
  place: string;
  /** Origins of the portal's own services that a lock must not block. */
  keptHosts: readonly string[];
}

/** Starts and stops tags by the allowed groups and notifies them of the page; the same step again has no effect. */
export function takeStep({ tags, groups, path, place, keptHosts }: Step): void {
  withdraw(groups, keptHosts);
  held = groups;
  shown = { path, place };
  if (path === null) return;
  for (const tag of tags) {
    if (!locked && groups.includes(tag.group) && !running.has(tag.src))
      running.set(tag.src, start(tag, groups));
  }
  for (const one of running.values()) {
    if (one.tag.kind !== 'script' || one.place !== null) sendHit(one);
  }
}
