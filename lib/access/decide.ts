import { findPage, pageOf } from '../routes/find-page';
import { programmeRefused } from '../routes/programme-refused';
import type { PageFacts } from '../routes/page-facts';
import * as paths from '../routes/path';
import { EMPTY_BRAND, isStaticSection, isUnbrandedSection } from '../routes/sections';
import type { Feature } from './features';
import { can, type Viewer } from './permissions';

/** Facts that the edge has without a request to a service. */
export interface Situation {
  viewer: Viewer | null;
  features: readonly Feature[];
  /** Slugs of the routing brands plus `proexpert`. */
  brands: readonly string[];
  /** A wave of gifts is open (`present-wave-status`). */
  waveOpen: boolean;
  now: Date;
  programmeFinishAt: Date;
}

export type Decision =
  | { kind: 'pass' }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string }
  /** Rewrite: another path is rendered and the address stays. */
  | { kind: 'rewrite'; to: string };

/** Value of home's `notice` parameter: home then explains a password link that was opened while signed in. */
export const PASSWORD_LINK = 'password-link';

/** Whether the page is open to everyone and identical for all visitors. */
export function isOpenPath(pathname: string): boolean {
  return audienceOf(canonicalPath(pathname) ?? '') === 'open';
}

/** Whether the path belongs to the gift catalogue, which a locked chain or the end of a wave closes. */
export function isCataloguePath(pathname: string): boolean {
  return findPage(canonicalPath(pathname) ?? '').page.catalogue === true;
}

const audienceOf = (path: string) => pageOf(path)?.audience;

/** The path as the rules compare it: decoded, without a trailing slash or an `.rsc` ending; null when malformed. */
export function canonicalPath(pathname: string): string | null {
  let path = pathname;
  try {
    for (let round = 0; path.includes('%') && round < 3; round += 1) path = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (path.includes('%') || path.includes('\\') || path.includes('\0')) return null;
  path = path.replace(/\/{2,}/g, '/').replace(/\.(?:segments\/.*|segment\.rsc|rsc)$/, '');
  if (path.length > 1) path = path.replace(/\/+$/, '');
  return path === '/index' ? '/' : path || '/';
}

function lets(page: PageFacts, { viewer, features, waveOpen }: Situation): boolean {
  if (page.feature && !features.includes(page.feature)) return false;
  if (page.needs) return can(viewer, page.needs);
  if (page.catalogue) {
    return !viewer?.chainLocked && (waveOpen || can(viewer, 'catalogue.outside-wave'));
  }
  return true;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function decideGuest(path: string, query: URLSearchParams): Decision {
  if (audienceOf(path) === 'guest') return { kind: 'pass' };
  if (path === paths.restore()) return toSignIn(query);
  const kept = new URLSearchParams(query);
  kept.set('from', path);
  return toSignIn(kept);
}

function toSignIn(query: URLSearchParams): Decision {
  return { kind: 'redirect', to: withQuery(paths.login(), query) };
}

/** Home's address for a signed-in visitor of a guest page; a password link, usable by guests only, adds a notice. */
function homeOf(path: string, query: URLSearchParams): string {
  const isPasswordLink = path === paths.login() && query.get('email') && query.get('token');
  return isPasswordLink ? `${paths.home()}?notice=${PASSWORD_LINK}` : paths.home();
}

/**
 * Who may open a path (specification, sections 4 and 6). Pure: the edge, the page guard and the tests call it.
 * `query` holds the address's own parameters; Next's internal ones are dropped by the caller.
 */
export function decide(pathname: string, query: URLSearchParams, situation: Situation): Decision {
  const path = canonicalPath(pathname);
  if (path === null) return { kind: 'not-found' };
  if (audienceOf(path) === 'open') return { kind: 'pass' };

  const { viewer, brands } = situation;
  if (!viewer) return decideGuest(path, query);

  if (query.get('redirect_uri')) {
    const handOff = new URLSearchParams({ redirect_uri: query.get('redirect_uri') ?? '' });
    const state = query.get('state');
    if (state !== null) handOff.set('state', state);
    return { kind: 'redirect', to: withQuery('/api/session/hand-off', handOff) };
  }
  if (audienceOf(path) === 'guest') return { kind: 'redirect', to: homeOf(path, query) };
  if (path === paths.restore()) return toSignIn(query);

  const { page, isExact } = findPage(path);
  const elsewhere = page.layout === 'motivation' ? decideProgramme(path, query, situation) : null;
  if (elsewhere) return elsewhere;
  if (!lets(page, situation) || (isExact && page.internal)) {
    const { otherwise = 'not-found' } = page;
    return otherwise === 'not-found' ? { kind: 'not-found' } : { kind: 'redirect', to: otherwise.redirect };
  }
  if (isExact && page.leadsTo) return { kind: 'redirect', to: withQuery(page.leadsTo, query) };
  return decideBrand(path, brands);
}

/**
 * The decision for the programme's pages: after its end only its error page opens; before it, that page needs a `code`.
 * Null: the general rules decide.
 */
function decideProgramme(
  path: string,
  query: URLSearchParams,
  { now, programmeFinishAt }: Situation,
): Decision | null {
  const isError = path === paths.programmeError();
  if (isError && !query.get('code') && now < programmeFinishAt)
    return { kind: 'redirect', to: paths.programme() };
  if (isError || now < programmeFinishAt) return null;
  return { kind: 'redirect', to: programmeRefused('invalid-date') };
}

/**
 * Decision of the edge. An address without a page is refused here, also for a soft navigation: Next answers its payload
 * request with 200 before it finds that there is no page. A planned page becomes a notice.
 */
export function decideAtEdge(pathname: string, query: URLSearchParams, situation: Situation): Decision {
  const path = canonicalPath(pathname) ?? '';
  // a `.rsc` request comes from the router, not from a person: without a page it gets a 404, not the sign-in
  if (pathname.endsWith('.rsc') && !hasPage(path)) return { kind: 'not-found' };
  const decision = decide(pathname, query, situation);
  if (decision.kind !== 'pass' && decision.kind !== 'rewrite') return decision;
  if (!hasPage(path)) return { kind: 'not-found' };
  return pageOf(path)?.planned ? { kind: 'rewrite', to: paths.soon() } : decision;
}

/** Whether the registry has a page at this path that is neither a step nor planned. */
function hasPage(path: string): boolean {
  const page = pageOf(path);
  return page !== undefined && !page.step && page.planned !== true;
}

/** Paths without a brand (`/news`) are rewritten for the empty brand; an unknown first segment is not found. */
function decideBrand(path: string, brands: readonly string[]): Decision {
  const [, first = ''] = path.split('/');
  if (first === '' || isStaticSection(first)) return { kind: 'pass' };
  if (isUnbrandedSection(first)) return { kind: 'rewrite', to: `/${EMPTY_BRAND}${path}` };
  return brands.includes(first) ? { kind: 'pass' } : { kind: 'not-found' };
}
