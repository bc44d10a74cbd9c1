import { Readable } from 'node:stream';
import { serviceRequest, ServiceUnreachable } from '@/api/core/service-request';

const UP = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const DOWN = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
];

/** Pictures, clips and captions of the service, under this origin, ranges included. */
export async function GET(request: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  for (const name of UP) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  try {
    const { pathname } = new URL(request.url);
    const answer = await serviceRequest({
      service: 'core',
      method: 'GET',
      path: pathname,
      headers,
      signal: request.signal,
    });
    const out = new Headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const name of DOWN) {
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
