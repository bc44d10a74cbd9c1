import 'server-only';
import { Readable } from 'node:stream';
import { takeFilePlace } from './open-files';
import { serviceRequest, ServiceUnreachable } from './service-request';

const UP = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const DOWN = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'retry-after',
];

interface ForwardOptions {
  /** Headers set on every response, whatever the service returns. */
  always?: Record<string, string>;
  /** Headers of the service that are passed on in addition to the common ones. */
  also?: readonly string[];
  /** Token of the requesting person, for files that are not public. */
  token?: string;
}

/** Serves a file of the core service under this origin, ranges included. Cookies are passed in neither direction. */
export async function forwardFile(
  request: Request,
  { always = {}, also = [], token }: ForwardOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  for (const name of UP) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  const place = takeFilePlace(request.headers.get('x-forwarded-for') ?? '');
  if (!place) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  try {
    const { pathname: path } = new URL(request.url);
    const { signal } = request;
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await serviceRequest({
      service: 'core',
      method,
      path,
      headers,
      signal,
      lane: 'files',
    });
    place.hold(answer);
    const out = new Headers({ 'x-content-type-options': 'nosniff', ...always });
    for (const name of [...DOWN, ...also]) {
      const value = answer.headers[name];
      if (typeof value === 'string') out.set(name, value);
    }
    const status = answer.statusCode ?? 502;
    // nobody reads the body of these responses: unread, it would hold its connection for ever
    if (method === 'HEAD' || status === 304 || status >= 400) {
      answer.resume();
      return new Response(null, { status, headers: out });
    }
    return new Response(Readable.toWeb(answer) as ReadableStream, { status, headers: out });
  } catch (error) {
    place.leave();
    if (request.signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof ServiceUnreachable)
      return new Response(null, { status: error.timedOut ? 504 : 503 });
    throw error;
  }
}
