import type { Instrumentation } from 'next';
import { env } from '@/lib/config/portal';
import { reportSettings } from '@/lib/telemetry/report-settings';

/** Runs once before the first request, on the server and at the edge; only the server has a process to prepare. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { atStart } = await import('@/lib/config/at-start');
    atStart();
    const { keepReportingVisits } = await import('@/api/session/imported-visits');
    keepReportingVisits();
  }
  const settings = reportSettings(env());
  if (settings) (await import('@/lib/telemetry/report-server')).startServerReports(settings);
}

/** Errors of pages, routes and the middleware; without a DSN the reporter is never loaded. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (!reportSettings(env())) return;
  const { captureServerError } = await import('@/lib/telemetry/report-server');
  await captureServerError(error, request, context);
};
