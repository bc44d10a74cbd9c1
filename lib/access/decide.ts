import { isBuiltPage } from '../domain/built-pages';
import { can, type Viewer } from './permissions';
import type { Feature } from './features';
import { PROGRAMME, ROUTE_RULES, type RouteRule } from './route-rules';
import { isStaticSection, isUnbrandedSection } from '../routes/sections';

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

const GUEST_PATHS = ['/login', '/registration'];
/** What home is asked to tell. */
export const PASSWORD_LINK = 'password-link';
const OPEN_PATHS = ['/offline', '/certificates', '/unsubscribe', '/kit', '/kit/failure'];
/** The public page of a certificate; what the services do not know is 404 there. */
const CERTIFICATE = /^\/certificates\/[^/]+$/;
/** Pages no link leads to. */
const UNLINKED = [...OPEN_PATHS, '/redirect-refused'];

/** Whether a page is for everyone and says the same to all. */
export function isOpenPath(pathname: string): boolean {
  return isOpen(canonicalPath(pathname) ?? '');
}

function isOpen(path: string): boolean {
  return OPEN_PATHS.includes(path) || CERTIFICATE.test(path);
}

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

function matches(rule: RouteRule, path: string): boolean {
  const want = (rule.exact ?? rule.under ?? '').split('/');
  const have = path.split('/');
  if (rule.exact !== undefined && want.length !== have.length) return false;
  return want.every((segment, index) => have[index] === segment || (segment === '*' && !!have[index]));
}

function lets(rule: RouteRule, { viewer, features, waveOpen }: Situation): boolean {
  if (rule.feature && !features.includes(rule.feature)) return false;
  if (rule.needs) return can(viewer, rule.needs);
  if (rule.catalogue) {
    return !viewer?.chainLocked && (waveOpen || can(viewer, 'catalogue.outside-wave'));
  }
  return true;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function decideGuest(path: string, query: URLSearchParams): Decision {
  if (GUEST_PATHS.includes(path)) return { kind: 'pass' };
  if (path === '/restore') return { kind: 'redirect', to: withQuery('/login', query) };
  const kept = new URLSearchParams(query);
  kept.set('from', path);
  return { kind: 'redirect', to: withQuery('/login', kept) };
}

/** Home, for who is signed in already; it tells them of a link to a new password, which only guests can use. */
function homeOf(path: string, query: URLSearchParams): string {
  return path === '/login' && query.get('email') && query.get('token') ? `/?notice=${PASSWORD_LINK}` : '/';
}

/**
 * Who may open a path (specification, sections 4 and 6). Pure: the edge, the page guard and the tests call it.
 * `query` holds the address's own parameters; Next's internal ones are dropped by the caller.
 */
export function decide(pathname: string, query: URLSearchParams, situation: Situation): Decision {
  const path = canonicalPath(pathname);
  if (path === null) return { kind: 'not-found' };
  if (isOpen(path)) return { kind: 'pass' };

  const { viewer, now, programmeFinishAt, brands } = situation;
  if (!viewer) return decideGuest(path, query);

  if (query.get('redirect_uri')) {
    const handOff = new URLSearchParams({ redirect_uri: query.get('redirect_uri') ?? '' });
    const state = query.get('state');
    if (state !== null) handOff.set('state', state);
    return { kind: 'redirect', to: withQuery('/api/session/hand-off', handOff) };
  }
  if (GUEST_PATHS.includes(path)) return { kind: 'redirect', to: homeOf(path, query) };
  if (path === '/restore') return { kind: 'redirect', to: withQuery('/login', query) };

  const [, first = ''] = path.split('/');
  if (first === PROGRAMME && path !== `/${PROGRAMME}/error` && now >= programmeFinishAt) {
    return { kind: 'redirect', to: `/${PROGRAMME}/error?code=invalid-date` };
  }
  const rule = ROUTE_RULES.find((candidate) => matches(candidate, path));
  if (rule && !lets(rule, situation)) {
    const { otherwise = 'not-found' } = rule;
    return otherwise === 'not-found' ? { kind: 'not-found' } : { kind: 'redirect', to: otherwise.redirect };
  }
  if (rule?.leadsTo) return { kind: 'redirect', to: rule.leadsTo };
  return decideBrand(path, first, brands);
}

/**
 * The edge's decision: an address without a page is refused here, whatever form it is asked in. Next answers the
 * payload of a soft navigation with 200, and only then says that there is nothing.
 */
export function decideAtEdge(pathname: string, query: URLSearchParams, situation: Situation): Decision {
  const decision = decide(pathname, query, situation);
  if (decision.kind !== 'pass' && decision.kind !== 'rewrite') return decision;
  const path = decision.kind === 'rewrite' ? decision.to : (canonicalPath(pathname) ?? '');
  return isBuiltPage(path) || UNLINKED.includes(path) ? decision : { kind: 'not-found' };
}

/** `/news` is every brand's; an unknown first segment is no brand at all. */
function decideBrand(path: string, first: string, brands: readonly string[]): Decision {
  if (path === '/' || isStaticSection(first)) return { kind: 'pass' };
  if (isUnbrandedSection(first)) return { kind: 'rewrite', to: `/empty${path}` };
  return brands.includes(first) ? { kind: 'pass' } : { kind: 'not-found' };
}
