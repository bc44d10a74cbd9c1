import { CallError } from './call-error';
import type { Incoming, Outgoing, Transport } from './transport';

/** A little longer than the server's own limit, so that its Russian answer wins. */
const TIMEOUT_MS = 12_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const PREFIX = { core: '/api', motivation: '/api/motivation', statistics: '/api/statistics' } as const;

/** Raised on `window` when the session is over: the page offers to sign in over what is on screen. */
export const SESSION_ENDED = 'portal:session-ended';

/** Raised on `window` when a write is refused because of technical work; `detail` is what the services say of it. */
export const TECHNICAL_WORK = 'portal:technical-work';

/** The browser's way to the services: its own origin, where the server adds the token. */
export const browserTransport: Transport = async (outgoing) => {
  const response = await send(outgoing);
  if (response.status === 401) window.dispatchEvent(new Event(SESSION_ENDED));
  const text = response.status === 204 ? '' : await response.text();
  const incoming: Incoming = { status: response.status, document: parse(text) };
  const wait = Number(response.headers.get('retry-after'));
  if (wait > 0) incoming.retryAfter = wait;
  return incoming;
};

async function send({ service, method, path, headers, body, signal }: Outgoing): Promise<Response> {
  const limit = AbortSignal.timeout(body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  try {
    return await fetch(PREFIX[service] + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(limit.aborted ? 504 : 0);
  }
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
