import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  setUser,
} from '@sentry/nextjs';
import { followIdentity } from './identity';
import { commonOptions, TRACING } from './report-options';
import type { ReportSettings } from './report-settings';

/** Sessions are sent by themselves and scrubbed by nobody; language and time zone are the person's. */
const UNWANTED = ['BrowserSession', 'CultureContext', 'Breadcrumbs', 'Console', 'BrowserTracing'];

/** The browser's reporter, with what was kept before it came. Once per page; 100 kB, so loaded when idle. */
export function startReports(settings: ReportSettings, early: readonly unknown[]): void {
  init({
    ...commonOptions(settings),
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !UNWANTED.includes(name)),
      breadcrumbsIntegration({ dom: false }),
      ...(settings.tracesSampleRate > 0 ? [browserTracingIntegration({ ...TRACING, enableInp: false })] : []),
    ],
  });
  followIdentity((person) => setUser(person && { id: person.id, email: person.email }));
  // nobody caught them: without a mechanism they would be counted as handled
  for (const error of early) captureException(error, { mechanism: { type: 'early', handled: false } });
}

/** Withdrawn and allowed again: what was started stays still meanwhile. */
export function allowReports(allowed: boolean): void {
  const options = getClient()?.getOptions();
  if (options) options.enabled = allowed;
}
