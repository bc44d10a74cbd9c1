import { findPage, pageOf } from '../routes/find-page';
import { programmeRefused } from '../routes/programme-refused';
import type { PageFacts } from '../routes/page-facts';
import * as paths from '../routes/path';
import { EMPTY_BRAND, isStaticSection, isUnbrandedSection } from '../routes/sections';
import type { Feature } from './features';
import { can, type Viewer } from './permissions';

/** What the edge knows without asking anyone. */
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
  /** Served from another path while the address stays. */
  | { kind: 'rewrite'; to: string };

/** What home is asked to tell. */
export const PASSWORD_LINK = 'password-link';

/** Whether a page is for everyone and says the same to all. */
export function isOpenPath(pathname: string): boolean {
  return audienceOf(canonicalPath(pathname) ?? '') === 'open';
}

/** Whether the path is of the gifts, which a lock or the end of a wave closes to a person who else may know of it. */
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

/** Home, for who is signed in already; it tells them of a link to a new password, which only guests can use. */
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

/** Over, the programme has its error page alone; while it runs, that page needs a reason. Null: as any other page. */
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
 * The edge's decision: an address without a page is refused here, whatever form it is asked in. Next answers the
 * payload of a soft navigation with 200, and only then says that there is nothing. A page that is planned is a notice.
 */
export function decideAtEdge(pathname: string, query: URLSearchParams, situation: Situation): Decision {
  const path = canonicalPath(pathname) ?? '';
  // nobody types the payload of a page: one that is of no page leads no guest to the sign-in
  if (pathname.endsWith('.rsc') && !hasPage(path)) return { kind: 'not-found' };
  const decision = decide(pathname, query, situation);
  if (decision.kind !== 'pass' && decision.kind !== 'rewrite') return decision;
  if (!hasPage(path)) return { kind: 'not-found' };
  return pageOf(path)?.planned ? { kind: 'rewrite', to: paths.soon() } : decision;
}

/** A page of its own, or a notice in its place. */
function hasPage(path: string): boolean {
  const page = pageOf(path);
  return page !== undefined && !page.step && page.planned !== true;
}

/** `/news` is every brand's; an unknown first segment is no brand at all. */
function decideBrand(path: string, brands: readonly string[]): Decision {
  const [, first = ''] = path.split('/');
  if (first === '' || isStaticSection(first)) return { kind: 'pass' };
  if (isUnbrandedSection(first)) return { kind: 'rewrite', to: `/${EMPTY_BRAND}${path}` };
  return brands.includes(first) ? { kind: 'pass' } : { kind: 'not-found' };
}
