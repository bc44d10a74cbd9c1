import type { CookieGroup } from '../domain/cookie-groups';
import { ANALYTICAL, FUNCTIONAL, MARKETING } from '../domain/cookie-groups';
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

/** Tells a script of `TAG_SCRIPTS` of each page; `detail` is `{ path }`. */
export const PAGE_OPENED = 'portal:page';

interface Running {
  tag: Tag;
  script: HTMLScriptElement;
  /** The page it was told of last. */
  path: string | null;
}

const running = new Map<string, Running>();
/** Once withdrawn, nothing starts again in this document: the lock can't be lifted from it. */
let locked = false;

const nonceOf = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Google's own words for what is allowed; a container asks them before each of its tags. */
function tellConsent(groups: readonly CookieGroup[]): void {
  const granted = (group: CookieGroup) => (groups.includes(group) ? 'granted' : 'denied');
  const layer = (window.dataLayer ??= []);
  // their library knows a command by its being `arguments`, not an array
  (function gtag(..._: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  })('consent', 'default', {
    ad_storage: granted(MARKETING),
    ad_user_data: granted(MARKETING),
    ad_personalization: 'denied',
    analytics_storage: granted(ANALYTICAL),
    functionality_storage: granted(FUNCTIONAL),
    security_storage: 'granted',
  });
}

const PREPARE: Readonly<Record<Tag['kind'], (tag: Tag, groups: readonly CookieGroup[]) => void>> = {
  gtm: (_, groups) => {
    tellConsent(groups);
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  metrika: ({ id }) => {
    const ym: Ym = (...said) => void (ym.a ??= []).push(said);
    ym.l = Date.now();
    window.ym ??= ym;
    // each page is told by us, by its path alone; sessions and forms are not recorded
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
  script.nonce = nonceOf();
  const one: Running = { tag, script, path: null };
  // a script that listens can be told of the page only once it is there
  if (tag.kind === 'script')
    script.addEventListener('load', () => tell(one, window.location.pathname), { once: true });
  document.head.append(script);
  return one;
}

function tell(one: Running, path: string): void {
  if (one.path === path || !running.has(one.tag.src)) return;
  one.path = path;
  HIT[one.tag.kind](one.tag, path);
}

function withdraw(gone: readonly Running[], keptHosts: readonly string[]): void {
  for (const { tag, script } of gone) {
    running.delete(tag.src);
    if (tag.kind === 'metrika') window.ym?.(Number(tag.id), 'destruct');
    script.remove();
  }
  const left = [...running.values()].map(({ tag }) => tag);
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = lockPolicy([...new Set([...left.flatMap(({ hosts }) => hosts), ...keptHosts])], nonceOf());
  document.head.append(meta);
  locked = true;
  const forget = () =>
    forgetTraces(
      gone.map(({ tag }) => tag),
      left,
    );
  forget();
  // what is still in memory may write again: it goes with the page
  window.addEventListener('pagehide', forget);
}

export interface Step {
  tags: readonly Tag[];
  /** What the person allows now. */
  groups: readonly CookieGroup[];
  /** The page on the screen; null: its address is nobody else's business, nothing is told of it. */
  path: string | null;
  /** Origins of the portal's own services that a lock must not shut out. */
  keptHosts: readonly string[];
}

/** Brings what runs to what is allowed, and tells it of the page; the same step twice does nothing. */
export function takeStep({ tags, groups, path, keptHosts }: Step): void {
  const gone = [...running.values()].filter(({ tag }) => !groups.includes(tag.group));
  if (gone.length > 0) withdraw(gone, keptHosts);
  if (path === null) return;
  for (const tag of tags) {
    if (!locked && groups.includes(tag.group) && !running.has(tag.src))
      running.set(tag.src, start(tag, groups));
  }
  for (const one of running.values()) {
    if (one.tag.kind !== 'script' || one.path !== null) tell(one, path);
  }
}
