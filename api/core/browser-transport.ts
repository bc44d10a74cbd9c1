import { markBusy } from '@/lib/pwa/busy';
import { onOrigin } from './address';
import { CallError } from './call-error';
import { OWNER_HEADER, pageOwner, writesEnded } from './page-owner';
import type { Incoming, Outgoing, Transport } from './transport';

/** A little longer than the server's own limit, so that the server's Russian message arrives first. */
const TIMEOUT_MS = 12_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Browsers limit the bodies of all `keepalive` requests to 64 KB in total; a like or an answer is far smaller. */
const KEPT_LENGTH = 8_000;

/**
 * Dispatched on `window` when the session is over: the page offers to sign in over what is on screen. `detail` is
 * OTHER_PERSON when the browser now holds another person's session.
 */
export const SESSION_ENDED = 'portal:session-ended';

/**
 * Dispatched on `window` when the same person signs in again over the page: failures of the ended session are obsolete.
 */
export const SESSION_RESUMED = 'portal:session-resumed';

/** Dispatched on `window` when technical work refuses a write; `detail` is the message of the services. */
export const TECHNICAL_WORK = 'portal:technical-work';

/** Dispatched on `window` when the programme is closed to the person (418); `detail` is the code. */
export const PROGRAMME_REFUSED = 'portal:programme-refused';

/** Sends calls of the browser to its own origin, where the server adds the token. */
export const browserTransport: Transport = async (outgoing) => {
  // writes that wait stay queued, as after an ended session
  if (outgoing.method !== 'GET' && writesEnded()) throw new CallError(401);
  const { status, headers, text } = await send(outgoing);
  if (status === 401) window.dispatchEvent(new Event(SESSION_ENDED));
  const incoming: Incoming = { status, document: parse(text) };
  const wait = Number(headers.get('retry-after'));
  if (wait > 0) incoming.retryAfter = wait;
  return incoming;
};

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Reads the whole response within the limit: a body that stalls or breaks off counts as a network failure. */
async function send({ service, method, path, headers, body, signal, onProgress }: Outgoing): Promise<Answer> {
  const upload = body instanceof FormData;
  const limit = AbortSignal.timeout(upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const over = upload ? markBusy('upload') : undefined;
  try {
    const request = onProgress ? (await import('./upload-request')).uploadRequest(onProgress) : fetch;
    const response = await request(onOrigin(service, path), {
      method,
      headers: method === 'GET' ? headers : ownedBy(headers),
      ...(body === undefined ? {} : { body }),
      credentials: 'same-origin',
      keepalive: outlivesPage(method, body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = response.status === 204 ? '' : await response.text();
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(limit.aborted ? 504 : 0);
  } finally {
    over?.();
  }
}

/** Names the page's owner in a write: a late write could otherwise run in the next person's session. */
function ownedBy(headers: Record<string, string>): Record<string, string> {
  const owner = pageOwner();
  return owner ? { ...headers, [OWNER_HEADER]: owner } : headers;
}

/** Lets a small write, such as a like, finish after its page is closed. */
function outlivesPage(method: Outgoing['method'], body: Outgoing['body']): boolean {
  return method !== 'GET' && (body === undefined || (typeof body === 'string' && body.length <= KEPT_LENGTH));
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
