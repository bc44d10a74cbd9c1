import { captureException, captureRequestError, flush, init, withIsolationScope } from '@sentry/nextjs';
import { env } from '../config/portal';
import { isAllowed, readGroups } from '../domain/cookie-groups';
import { readClaim } from '../session/claim';
import { cookieNames } from '../session/cookies';
import { provideDefectReports } from './defects';
import { commonOptions } from './report-options';
import type { ReportSettings } from './report-settings';

/** Milliseconds that an edge response waits for its report: the edge may be stopped right after it. */
const EDGE_WAIT_MS = 1000;

/** Integrations that collect unneeded data: sessions, console lines, local variables, facts about the machine. */
const UNWANTED = [
  'Console',
  'LocalVariables',
  'LocalVariablesAsync',
  'Context',
  'Modules',
  'ProcessSession',
  'ContextLines',
];

/** Starts the reporter of the server or the edge: the libraries differ, the options do not. */
export function startServerReports(settings: ReportSettings): void {
  init({
    ...commonOptions(settings),
    ...(settings.tracesSampleRate > 0 ? {} : { enableOpenTelemetrySetup: false }),
    integrations: (defaults) => defaults.filter(({ name }) => !UNWANTED.includes(name)),
  });
  provideDefectReports((error) => void captureException(error));
}

type Asked = Parameters<typeof captureRequestError>[1];
type Where = Parameters<typeof captureRequestError>[2];

function cookiesOf({ headers: { cookie } }: Asked): string {
  return Array.isArray(cookie) ? cookie.join('; ') : (cookie ?? '');
}

function cookieOf(cookies: string, name: string): string | undefined {
  return cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/**
 * Reports an error of a page, a route or the middleware. The person's id from the claim is added only if they have
 * allowed the group of reports; the error itself needs no consent.
 */
export async function captureServerError(error: unknown, request: Asked, where: Where): Promise<void> {
  const { SECURE_COOKIES, SESSION_SECRET, SENTRY_GROUP } = env();
  const cookies = cookiesOf(request);
  const claim = isAllowed(readGroups(cookies), SENTRY_GROUP)
    ? await readClaim(cookieOf(cookies, cookieNames(SECURE_COOKIES).claim), SESSION_SECRET)
    : null;
  withIsolationScope((scope) => {
    scope.setUser(claim && { id: claim.viewer.id });
    captureRequestError(error, request, where);
  });
  if (process.env.NEXT_RUNTIME === 'edge') await flush(EDGE_WAIT_MS);
}
