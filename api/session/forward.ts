import 'server-only';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { isSameSite } from '@/lib/session/origin';
import { CallError } from '../core/call-error';
import type { Service } from '../core/endpoint';
import { serviceRequest, ServiceUnreachable } from '../core/service-request';
import { problemAnswer, refusal } from './answers';
import { forwarded } from './forwarded';
import { clear, held, type Held } from './jar';
import { liveToken } from './renewal';

/** Calls that hand out tokens are the session routes' alone: a token never reaches the browser. */
const TOKEN_CALLS =
  /^\/(v1\/login|v1\/logout|v1\/token\/|inetstudio\/acl-package\/v1\/external\/auth\/login)/;
const SAFE = ['GET', 'HEAD'];
const PASSED_DOWN = [
  'content-type',
  'content-disposition',
  'retry-after',
  'etag',
  'x-request-id',
  'idempotency-replayed',
];
const PASSED_UP = ['accept', 'content-type', 'idempotency-key'];
/** Bodies up to this are kept, so that a call refused for its token can be sent once more. */
const KEPT_BODY = 1_000_000;
const UPLOAD_TIMEOUT_MS = 120_000;

function target(url: URL): { service: Service; path: string } {
  const rest = url.pathname.replace(/^\/api/, '');
  const named = /^\/(motivation|statistics)(\/.*)$/.exec(rest);
  const [, service, path] = named ?? [];
  return { service: (service as Service | undefined) ?? 'core', path: (path ?? rest) + url.search };
}

/** Streams one call to its service and the answer back (architecture, 'Session'). */
export async function forward(request: Request): Promise<Response> {
  const { service, path } = target(new URL(request.url));
  if (!SAFE.includes(request.method) && !isSameSite(request.headers)) {
    return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  }
  if (TOKEN_CALLS.test(decodeURIComponent(path))) return refusal(404, 'not-found', 'Такого вызова нет.');
  try {
    const headers = forwarded(request.headers);
    const session = await held();
    const body = await bodyOf(request);
    const token = await liveToken(session, headers);
    const first = await send(request, service, path, token, body);
    if (first.statusCode !== 401 || !session.refresh) return await finish(first, session);
    if (body instanceof Readable) return await finish(first, session);
    first.resume();
    const renewed = await liveToken({ ...session, token: undefined }, headers, true);
    if (!renewed) return await over();
    return await finish(await send(request, service, path, renewed, body), session);
  } catch (error) {
    if (error instanceof ServiceUnreachable) return problemAnswer(new CallError(error.timedOut ? 504 : 503));
    if (error instanceof CallError) return problemAnswer(error);
    if (request.signal.aborted) return new Response(null, { status: 499 });
    throw error;
  }
}

async function bodyOf(request: Request): Promise<Buffer | Readable | undefined> {
  if (!request.body || SAFE.includes(request.method)) return undefined;
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length <= KEPT_BODY) return Buffer.from(await request.arrayBuffer());
  return Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
}

function send(
  request: Request,
  service: Service,
  path: string,
  token: string | null,
  body: Buffer | Readable | undefined,
): Promise<IncomingMessage> {
  const headers = forwarded(request.headers);
  for (const name of PASSED_UP) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  if (token) headers.authorization = `Bearer ${token}`;
  if (Buffer.isBuffer(body)) headers['content-length'] = String(body.length);
  return serviceRequest({
    service,
    method: request.method,
    path,
    headers,
    signal: request.signal,
    ...(body === undefined ? {} : { body }),
    ...(body instanceof Readable ? { timeoutMs: UPLOAD_TIMEOUT_MS } : {}),
  });
}

async function finish(answer: IncomingMessage, session: Held): Promise<Response> {
  if (answer.statusCode === 401 && session.token) await clear();
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const name of PASSED_DOWN) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const status = answer.statusCode ?? 502;
  const empty = status === 204 || status === 304;
  if (empty) answer.resume();
  return new Response(empty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers });
}

async function over(): Promise<Response> {
  await clear();
  return problemAnswer(new CallError(401));
}
