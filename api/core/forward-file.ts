import 'server-only';
import { Readable } from 'node:stream';
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
  /** Headers of every answer, whatever the service says. */
  always?: Record<string, string>;
  /** Headers of the service that go on beside the common ones. */
  also?: readonly string[];
}

/** A file of the core service under this origin, ranges included. No cookie goes up, none comes down. */
export async function forwardFile(
  request: Request,
  { always = {}, also = [] }: ForwardOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  for (const name of UP) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  try {
    const { pathname: path } = new URL(request.url);
    const { signal } = request;
    const answer = await serviceRequest({ service: 'core', method: 'GET', path, headers, signal });
    const out = new Headers({ 'x-content-type-options': 'nosniff', ...always });
    for (const name of [...DOWN, ...also]) {
      const value = answer.headers[name];
      if (typeof value === 'string') out.set(name, value);
    }
    const status = answer.statusCode ?? 502;
    if (status === 304 || status >= 400) {
      answer.resume();
      return new Response(null, { status, headers: out });
    }
    return new Response(Readable.toWeb(answer) as ReadableStream, { status, headers: out });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof ServiceUnreachable)
      return new Response(null, { status: error.timedOut ? 504 : 503 });
    throw error;
  }
}
