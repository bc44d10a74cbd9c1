import type { ReportSettings } from './report-settings';
import { scrubBreadcrumb, scrubEvent } from './scrub';

/** Milliseconds of a traced page load or navigation (specification, section 9). */
export const TRACING = { idleTimeout: 1000, finalTimeout: 30_000, childSpanTimeout: 15_000 } as const;

/** Most spans of one transaction and bytes of `baggage`: the library's own limits, checked by a test (section 9). */
export const MOST_SPANS = 1000;
export const MOST_BAGGAGE_BYTES = 8192;

const NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Options shared by browser, server and edge: only needed data is collected, and all of it is scrubbed again. */
export function commonOptions({ dsn, environment, release, tracesSampleRate }: ReportSettings) {
  return {
    dsn,
    environment,
    ...(release ? { release } : {}),
    ...(tracesSampleRate > 0 ? { tracesSampleRate } : {}),
    // a transaction with its spans is one event, so the scrubber sees it whole
    traceLifecycle: 'static' as const,
    maxBreadcrumbs: 30,
    sendClientReports: false,
    dataCollection: NOTHING,
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  };
}
