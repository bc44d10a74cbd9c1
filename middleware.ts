import { NextResponse, type NextRequest } from 'next/server';
import { decideAtEdge, isOpenPath, type Situation } from '@/lib/access/decide';
import { env } from '@/lib/config/portal';
import { readClaim } from '@/lib/session/claim';
import { cookieNames, LEAVING_COOKIE } from '@/lib/session/cookies';
import { contentSecurityPolicy, securityHeaders } from '@/lib/session/csp';
import { configuredTags, tagHosts } from '@/lib/tags/tag-settings';
import { FAILURE_PATH, failOnPurpose } from '@/lib/telemetry/failure-on-purpose';
import { STATUS_HEADER } from '@/lib/http/page-status';
import { reportHosts } from '@/lib/telemetry/report-settings';

/**
 * Excludes files and forwarded calls, which have handlers of their own; a missing file whose name matches here ends as
 * a page for a guest (lib/session/guard).
 */
export const config = {
  matcher: [
    '/((?!api/|media/|modules-files/|embed/vimeo/|_next/static/|_next/image|healthz$|builds/latest\\.json$|builds/meta/|icons/[\\w-]+\\.(?:png|webp)$|art/[\\w/-]+\\.(?:svg|webp)$|favicon\\.ico$|icons\\.svg$|robots\\.txt$|manifest\\.webmanifest$|sw\\.js$|(?:swe-worker|workbox|worker|fallback)-[\\w-]+\\.js$).*)',
  ],
};

/** Path of this shape matches no route but `[...missing]`, which is a regular page: its text needs no script. */
const UNMATCHED = '/-/not-found/-';
const INTERNAL_QUERY = ['_rsc', 'nxtPslug', 'nxtPid', 'nxtPbrand'];
const FORGEABLE = [
  'x-middleware-subrequest',
  'next-resume',
  'x-nonce',
  'content-security-policy',
  'x-portal-path',
];

export async function middleware(request: NextRequest) {
  const settings = env();
  const names = cookieNames(settings.SECURE_COOKIES);
  const query = new URLSearchParams(request.nextUrl.searchParams);
  for (const name of INTERNAL_QUERY) query.delete(name);
  const path = withQuery(request.nextUrl.pathname, query);

  if (settings.KIT && request.nextUrl.pathname === FAILURE_PATH) failOnPurpose('edge', query.get('where'));

  const claim = await readClaim(request.cookies.get(names.claim)?.value, settings.SESSION_SECRET);
  const held = request.cookies.has(names.token) || request.cookies.has(names.refresh);
  const leaving = Boolean(request.cookies.get(LEAVING_COOKIE)?.value);
  if (held && leaving && request.method === 'GET' && !isOpenPath(request.nextUrl.pathname)) {
    return to(request, `/api/session/leave?to=${encodeURIComponent(path)}`);
  }
  const alive = held && !leaving;
  // a route of the portal renews an old claim, so that the edge itself never waits for a service
  const stale = alive && (!claim || claim.freshUntil < Date.now() / 1000);
  // open pages need no viewer: the service worker keeps them for use without a network, whoever is signed in
  if (stale && request.method === 'GET' && !isOpenPath(request.nextUrl.pathname)) {
    return to(request, `/api/session/renew?to=${encodeURIComponent(path)}`);
  }

  const situation: Situation = {
    viewer: alive ? (claim?.viewer ?? null) : null,
    brands: claim?.brands ?? [],
    waveOpen: claim?.waveOpen ?? false,
    features: settings.ENABLED_FEATURES,
    now: new Date(),
    programmeFinishAt: settings.PROGRAMME_FINISH_AT,
  };
  const decision = decideAtEdge(request.nextUrl.pathname, query, situation);
  if (decision.kind === 'redirect') return to(request, decision.to);

  const nonce = btoa(crypto.randomUUID());
  const outside = { tags: tagHosts(configuredTags(settings)), connect: reportHosts(settings) };
  const dev = settings.NODE_ENV === 'development';
  const policy = contentSecurityPolicy(nonce, dev, outside, request.nextUrl.pathname);
  const headers = new Headers(request.headers);
  for (const name of FORGEABLE) headers.delete(name);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  headers.set('x-portal-path', path);
  if (!headers.has('x-request-id')) headers.set('x-request-id', crypto.randomUUID());

  const answer = respond(request, decision, headers);
  answer.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(
    securityHeaders(settings.SECURE_COOKIES, request.nextUrl.pathname),
  ))
    answer.headers.set(name, value);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}

function respond(
  request: NextRequest,
  decision: { kind: string; to?: string },
  headers: Headers,
): NextResponse {
  const url = request.nextUrl.clone();
  if (decision.kind === 'not-found') {
    url.pathname = UNMATCHED;
    const answer = NextResponse.rewrite(url, { status: 404, request: { headers } });
    answer.headers.set(STATUS_HEADER, '404');
    return answer;
  }
  if (decision.kind === 'rewrite') {
    url.pathname = decision.to ?? url.pathname;
    return NextResponse.rewrite(url, { request: { headers } });
  }
  return NextResponse.next({ request: { headers } });
}

function to(request: NextRequest, path: string): NextResponse {
  const url = new URL(path, request.nextUrl);
  const answer = NextResponse.redirect(url, 307);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
