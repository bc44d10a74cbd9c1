import 'server-only';
import { JSON_API } from '@/lib/json-api/document';
import { reportDefect } from '@/lib/telemetry/defects';
import { CallError } from '../core/call-error';
import { portalLog } from './portal-log';

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Turns a failure into a JSON:API response of this origin; an error that is not a CallError is a defect and is logged.
 */
export function problemAnswer(error: unknown): Response {
  if (!(error instanceof CallError)) {
    const err = error instanceof Error ? (error.stack ?? error.message) : String(error);
    portalLog('error', 'a call failed', { err });
    reportDefect(error);
  }
  const failure = error instanceof CallError ? error : new CallError(500);
  const status = failure.status === 0 ? 503 : failure.status;
  const errors = failure.problems.length
    ? failure.problems
    : [{ status: String(status), code: status === 504 ? 'timeout' : 'unavailable', detail: failure.message }];
  return Response.json(
    { errors },
    {
      status,
      headers: {
        ...NO_STORE,
        'content-type': JSON_API,
        ...(failure.retryAfter ? { 'retry-after': String(failure.retryAfter) } : {}),
      },
    },
  );
}

export function refusal(status: number, code: string, detail: string): Response {
  return problemAnswer(new CallError(status, [{ status: String(status), code, detail }]));
}

/** 303 to a path of this site; relative, so that it works behind any proxy. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, location: path } });
}
