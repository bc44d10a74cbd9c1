import 'server-only';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/config/portal';
import { readClaim } from '@/lib/session/claim';
import { isSameSite } from '@/lib/session/origin';
import { CallError } from '../core/call-error';
import { OTHER_PERSON, OWNER_HEADER } from '../core/page-owner';
import { deadlineIn, serviceRequest, ServiceUnreachable } from '../core/service-request';
import { problemAnswer, refusal } from './answers';
import { forwarded, type Behind } from './forwarded';
import { clear, held, type Held } from './jar';
import { portalLog } from './portal-log';
import { liveToken } from './renewal';
import { serviceCall, type ServiceCall } from './service-call';

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

/** Streams one call to its service and the answer back (architecture, 'Session'); one line in the log. */
export async function forward(request: Request): Promise<Response> {
  const started = performance.now();
  const headers = forwarded(request.headers);
  const answer = await pass(request, headers);
  portalLog('info', 'call', {
    requestId: headers['x-request-id'],
    method: request.method,
    path: new URL(request.url).pathname,
    status: answer.status,
    ms: Math.round(performance.now() - started),
  });
  return answer;
}

async function pass(request: Request, headers: Record<string, string>): Promise<Response> {
  if (!SAFE.includes(request.method) && !isSameSite(request.headers)) {
    return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  }
  const call = serviceCall(new URL(request.url));
  if (!call) return refusal(404, 'not-found', 'Такого вызова нет.');
  try {
    const session = await held();
    if (await isAnothers(request.headers, session)) {
      return refusal(
        403,
        OTHER_PERSON,
        'В этом браузере вошёл другой человек. Войдите снова под своей почтой.',
      );
    }
    const body = await bodyOf(request);
    // from here on: how long the browser took to send is none of the services' doing
    const asked = { headers, deadline: deadlineIn() };
    const token = await liveToken(session, asked);
    const upstream = { request, asked, ...call, body };
    const first = await send(upstream, token);
    if (first.statusCode !== 401 || !session.refresh) return await finish(first, session);
    if (body instanceof Readable) return await finish(first, session);
    first.resume();
    const renewed = await liveToken({ ...session, token: undefined }, asked, true);
    if (!renewed) return await over();
    return await finish(await send(upstream, renewed), session);
  } catch (error) {
    if (error instanceof ServiceUnreachable) return problemAnswer(new CallError(error.timedOut ? 504 : 503));
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return problemAnswer(error);
  }
}

/** A write from a page that was made for somebody else than the session is for: nobody's answers become another's. */
async function isAnothers(headers: Headers, { token, refresh, claim }: Held): Promise<boolean> {
  const owner = headers.get(OWNER_HEADER);
  if (!owner || (!token && !refresh)) return false;
  return (await readClaim(claim, env().SESSION_SECRET))?.viewer.id !== owner;
}

async function bodyOf(request: Request): Promise<Buffer | Readable | undefined> {
  if (!request.body || SAFE.includes(request.method)) return undefined;
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length <= KEPT_BODY) return Buffer.from(await request.arrayBuffer());
  return Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
}

interface Upstream extends ServiceCall {
  request: Request;
  asked: Behind;
  body: Buffer | Readable | undefined;
}

function send(
  { request, asked, service, path, body }: Upstream,
  token: string | null,
): Promise<IncomingMessage> {
  const headers = { ...asked.headers };
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
    ...(body instanceof Readable ? { timeoutMs: UPLOAD_TIMEOUT_MS } : { deadline: asked.deadline }),
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
