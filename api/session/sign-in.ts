import { CallError } from '../core/call-error';

const TIMEOUT_MS = 15_000;

/** Dispatched on `window` after a sign-in on this page. */
export const SESSION_OPENED = 'portal:session-opened';

/**
 * Signs in through the portal's own route, which keeps the tokens out of the page. Returns the person's id. Throws
 * CallError: 401 wrong pair, 422 missing fields, 429 with `retryAfter`, 0 no network, 504 no response in time.
 */
export async function signIn(body: { email: string; password: string }): Promise<{ id: string }> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    signal: limit,
  }).catch(() => {
    throw new CallError(limit.aborted ? 504 : 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) {
    window.dispatchEvent(new Event(SESSION_OPENED));
    return { id: String((answer as { id?: unknown } | null)?.id ?? '') };
  }
  const { problems } = await import('@/lib/json-api/errors');
  const read = problems.safeParse(answer);
  const wait = Number(response.headers.get('retry-after'));
  throw new CallError(response.status, read.success ? read.data.errors : [], wait > 0 ? wait : undefined);
}
