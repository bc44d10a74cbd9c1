import type { ReportSettings } from './report-settings';
import { scrubBreadcrumb, scrubEvent } from './scrub';

/** Milliseconds of a traced page load or navigation (specification, section 9). */
export const TRACING = { idleTimeout: 1000, finalTimeout: 30_000, childSpanTimeout: 15_000 } as const;

/** Spans of one transaction and bytes of `baggage` at most: the library's own limits, held by a test (section 9). */
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

/** What the three places share: nothing is collected that the report does not need, and what is is scrubbed once more. */
export function commonOptions({ dsn, environment, release, tracesSampleRate }: ReportSettings) {
  return {
    dsn,
    environment,
    ...(release ? { release } : {}),
    ...(tracesSampleRate > 0 ? { tracesSampleRate } : {}),
    // a transaction with its spans is one event, which the scrubber sees whole
    traceLifecycle: 'static' as const,
    maxBreadcrumbs: 30,
    sendClientReports: false,
    dataCollection: NOTHING,
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  };
}
