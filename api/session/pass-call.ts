import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { CallError } from '../core/call-error';
import { takeFilePlace } from '../core/open-files';
import { deadlineIn, serviceAnswer, serviceRequest, type ServiceRequest } from '../core/service-request';
import type { Behind } from './forwarded';
import { clear, type Held } from './jar';
import type { ServiceCall } from './service-call';

const PASSED_UP = ['accept', 'content-type', 'idempotency-key'];
const PASSED_DOWN = [
  'content-type',
  'content-disposition',
  'retry-after',
  'etag',
  'x-request-id',
  'idempotency-replayed',
];

/** A call being forwarded. */
export interface Passed extends ServiceCall {
  request: Request;
  headers: Record<string, string>;
  /** Whether the response is a file, which the browser reads at its own speed. */
  isFile: boolean;
}

/** Headers about the browser, with a deadline for the services that starts now. */
export const asksNow = ({ headers }: Passed): Behind => ({ headers, deadline: deadlineIn() });

function headersOf({ request, headers }: Passed, token: string | null): Record<string, string> {
  const sent = { ...headers };
  for (const name of PASSED_UP) {
    const value = request.headers.get(name);
    if (value) sent[name] = value;
  }
  if (token) sent.authorization = `Bearer ${token}`;
  return sent;
}

/** The request to the service, without a body. */
export function upstream(passed: Passed, token: string | null): ServiceRequest {
  const { request, service, path } = passed;
  const { method, signal } = request;
  return { service, method, path, headers: headersOf(passed, token), signal };
}

export interface Arrived {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer | Readable;
}

/** Sends a call whose body is read, or has none. Throws ServiceUnreachable. */
export async function send(
  passed: Passed,
  token: string | null,
  body: Buffer | undefined,
  { deadline }: Behind,
): Promise<Arrived> {
  const sent = { ...upstream(passed, token), deadline, ...(body ? { body } : {}) };
  if (!passed.isFile) return serviceAnswer(sent);
  const place = takeFilePlace(passed.headers['x-forwarded-for'] ?? '');
  if (!place) throw new CallError(503, [], 5);
  try {
    const answer = await serviceRequest({ ...sent, lane: 'files' });
    place.hold(answer);
    const { statusCode: status = 502, headers } = answer;
    if (passed.request.method !== 'HEAD') return { status, headers, body: answer };
    // nobody reads the body: unread, it would hold its connection for ever
    answer.resume();
    return { status, headers, body: Buffer.alloc(0) };
  } catch (error) {
    place.leave();
    throw error;
  }
}

/** Converts the service's response for the browser; a refused token also clears the session's cookies. */
export async function finish({ status, headers: given, body }: Arrived, session: Held): Promise<Response> {
  if (status === 401 && session.token) await clear();
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const name of PASSED_DOWN) {
    const value = given[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  if (body instanceof Readable)
    return new Response(Readable.toWeb(body) as ReadableStream, { status, headers });
  return new Response(new Uint8Array(body), { status, headers });
}
