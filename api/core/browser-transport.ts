import { markBusy } from '@/lib/pwa/busy';
import { onOrigin } from './address';
import { CallError } from './call-error';
import { OWNER_HEADER, pageOwner, writesEnded } from './page-owner';
import type { Incoming, Outgoing, Transport } from './transport';

/** A little longer than the server's own limit, so that its Russian answer wins. */
const TIMEOUT_MS = 12_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Browsers take 64 KB in all for requests that outlive their page; a like or an answer is far below. */
const KEPT_LENGTH = 8_000;

/**
 * Raised on `window` when the session is over: the page offers to sign in over what is on screen. `detail` is
 * OTHER_PERSON when the browser has somebody else's session now.
 */
export const SESSION_ENDED = 'portal:session-ended';

/** Raised on `window` when the same person signed in again over the page: refusals of the ended session are over. */
export const SESSION_RESUMED = 'portal:session-resumed';

/** Raised on `window` when a write is refused because of technical work; `detail` is what the services say of it. */
export const TECHNICAL_WORK = 'portal:technical-work';

/** Raised on `window` when the programme is closed to the person (418); `detail` is the code. */
export const PROGRAMME_REFUSED = 'portal:programme-refused';

/** The browser's way to the services: its own origin, where the server adds the token. */
export const browserTransport: Transport = async (outgoing) => {
  // what waits goes on waiting, as after an ended session
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

/** The whole answer within the limit: a body that stalls or breaks off is a network that failed, too. */
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

/** A write names whom its page was made for: sent late, it could meet the next person's session. */
function ownedBy(headers: Record<string, string>): Record<string, string> {
  const owner = pageOwner();
  return owner ? { ...headers, [OWNER_HEADER]: owner } : headers;
}

/** A like pressed just before the page goes is still sent. */
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
