import 'server-only';
import { Readable } from 'node:stream';
import { env } from '@/lib/config/portal';
import { readClaim, type Claim } from '@/lib/session/claim';
import { isSameSite } from '@/lib/session/origin';
import { CallError } from '../core/call-error';
import { OTHER_PERSON, OWNER_HEADER } from '../core/page-owner';
import { ServiceUnreachable } from '../core/service-request';
import { getMe } from '../me/endpoints';
import { problemAnswer, refusal } from './answers';
import { reportVisitsOf } from './attendance';
import { callWith } from './call-with';
import { forwarded } from './forwarded';
import { clear, held, type Held } from './jar';
import { asksNow, finish, send, type Arrived, type Passed } from './pass-call';
import { passUpload } from './pass-upload';
import { portalLog } from './portal-log';
import { hasBody, readBytes } from './read-body';
import { liveToken } from './renewal';
import { serviceCall } from './service-call';

const SAFE = ['GET', 'HEAD'];
/** Bodies up to this size are read whole first, so that a call can be sent again after its token was refused. */
const KEPT_BODY = 1024 * 1024;
/** Largest body of a guest: an address and a few fields. */
const STRANGERS_BODY = 64 * 1024;

/** Forwards one call to its service and returns the response (architecture, 'Session'); logs one line. */
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

/** Refuses everything that the headers allow to refuse before a body is read or a connection opened. */
async function pass(request: Request, headers: Record<string, string>): Promise<Response> {
  if (!SAFE.includes(request.method) && !isSameSite(request.headers)) {
    return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  }
  const call = serviceCall(request.method, new URL(request.url));
  if (!call) return refusal(404, 'not-found', 'Такого вызова нет.');
  if ('allow' in call) return wrongMethod(call.allow);
  try {
    const { body, answer } = await call.endpoint.shapes();
    if (!body && hasBody(request))
      return refusal(400, 'unexpected-body', 'У этого запроса не может быть тела.');
    const session = await held();
    const claim = await readClaim(session.claim, env().SESSION_SECRET);
    if (isAnothers(request.headers, session, claim)) {
      return refusal(
        403,
        OTHER_PERSON,
        'В этом браузере вошёл другой человек. Войдите снова под своей почтой.',
      );
    }
    const passed = { request, headers, ...call, isFile: answer.kind === 'file' };
    if (!body) return await passWhole(passed, session, undefined);
    const known = hasSession(session) ? claim?.viewer.id : undefined;
    if (call.endpoint.needs !== 'public' && known === undefined) return await withoutClaim(passed, session);
    return await passWithBody(passed, session, known ?? '');
  } catch (error) {
    if (error instanceof ServiceUnreachable) return problemAnswer(new CallError(error.timedOut ? 504 : 503));
    if (request.signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof CallError && error.status === 401) return await over();
    return problemAnswer(error);
  }
}

function wrongMethod(allow: readonly string[]): Response {
  const answer = refusal(405, 'method-not-allowed', 'Так к этому адресу не обращаются.');
  answer.headers.set('allow', allow.join(', '));
  return answer;
}

/** The claim's cookie outlives the tokens, and is no session by itself. */
const hasSession = ({ token, refresh }: Held): boolean => Boolean(token || refresh);

/**
 * Whether a write comes from a page rendered for another account than the session's: answers never go to the wrong
 * account.
 */
function isAnothers(headers: Headers, session: Held, claim: Claim | null): boolean {
  const owner = headers.get(OWNER_HEADER);
  return Boolean(owner && hasSession(session) && claim?.viewer.id !== owner);
}

/** Identifies the sender by the services when the claim is lost: a body is accepted only from a known person. */
async function withoutClaim(passed: Passed, session: Held): Promise<Response> {
  const asked = asksNow(passed);
  const token = await liveToken(session, asked);
  if (!token) return await over();
  const { id } = await callWith(getMe, { token, ...asked });
  return await passWithBody(passed, { ...session, token }, id);
}

/** `holder`: the person whose places the body takes. */
async function passWithBody(passed: Passed, session: Held, holder: string): Promise<Response> {
  const { request, endpoint } = passed;
  const length = request.headers.get('content-length');
  const isForm = endpoint.consumes === 'form';
  if (isForm && (length === null || Number(length) > KEPT_BODY))
    return await passUpload(passed, session, holder);
  const body =
    endpoint.needs === 'public'
      ? await readBytes(request, STRANGERS_BODY)
      : await readBytes(request, KEPT_BODY, { person: holder });
  return await passWhole(passed, session, body);
}

/** Sends a call whose body is read, or has none; once more with a new token when the first one has just expired. */
async function passWhole(passed: Passed, session: Held, body: Buffer | undefined): Promise<Response> {
  // the deadline starts here: the time that the browser took to send is not the services' fault
  const asked = asksNow(passed);
  const token = await liveToken(session, asked);
  const first = await send(passed, token, body, asked);
  if (first.status !== 401 || !session.refresh) return await done(passed, first, session);
  if (first.body instanceof Readable) first.body.resume();
  const renewed = await liveToken({ ...session, token: undefined }, asked, true);
  if (!renewed) return await over();
  return await done(passed, await send(passed, renewed, body, asked), session);
}

/** Returns the response to the browser, and reports its visits to the collector. */
async function done({ endpoint }: Passed, arrived: Arrived, session: Held): Promise<Response> {
  reportVisitsOf(endpoint, arrived.status, arrived.body);
  return await finish(arrived, session);
}

async function over(): Promise<Response> {
  await clear();
  return problemAnswer(new CallError(401));
}
