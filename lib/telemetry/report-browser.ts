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

/** Integrations left out: sessions are sent without the scrubber; language and time zone are personal. */
const UNWANTED = ['BrowserSession', 'CultureContext', 'Breadcrumbs', 'Console', 'BrowserTracing'];

/** Starts the browser's reporter and sends the errors kept before. Once per page; 100 kB, so it is loaded when idle. */
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
  // uncaught errors: without a mechanism they would be counted as handled
  for (const error of early) captureException(error, { mechanism: { type: 'early', handled: false } });
}

/** Pauses or resumes the reporter as its group is withdrawn or allowed again. */
export function allowReports(allowed: boolean): void {
  const options = getClient()?.getOptions();
  if (options) options.enabled = allowed;
}
