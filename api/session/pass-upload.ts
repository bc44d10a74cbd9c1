import 'server-only';
import { pipeline, Readable } from 'node:stream';
import { CallError } from '../core/call-error';
import { serviceAnswer } from '../core/service-request';
import { uploadPlace } from './body-places';
import type { Held } from './jar';
import { asksNow, finish, upstream, type Passed } from './pass-call';
import { liveToken } from './renewal';
import { steady, tooLarge, tooSlow } from './steady';

/** Allowance for boundaries and fields of a form, besides its file. */
const FORM_ROOM = 64 * 1024;
/** Largest file of an endpoint without a size of its own. */
const FILE_BYTES = 20 * 1024 * 1024;
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * Streams a large form to the service while it arrives steadily and `holder` has a place; requires a live session
 * unless the endpoint is public. Throws CallError 413, 429, 401, 408, 400, ServiceUnreachable.
 */
export async function passUpload(passed: Passed, session: Held, holder: string): Promise<Response> {
  const { request, endpoint } = passed;
  const declared = request.headers.get('content-length');
  const length = declared === null ? undefined : Number(declared);
  const most = (endpoint.maxBytes ?? FILE_BYTES) + FORM_ROOM;
  if (length !== undefined && length > most) throw tooLarge();
  const gaveWay = new AbortController();
  const { leave, moved } = uploadPlace(request.headers, holder, () => gaveWay.abort());
  try {
    const token = await liveToken(session, asksNow(passed));
    if (!token && endpoint.needs !== 'public') throw new CallError(401);
    if (gaveWay.signal.aborted) throw tooSlow();
    const measured = steady({ length, most, moved });
    gaveWay.signal.addEventListener('abort', () => void measured.destroy(tooSlow()));
    const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
    pipeline(body, measured, () => undefined);
    const call = upstream(passed, token);
    if (length !== undefined) call.headers['content-length'] = String(length);
    const answer = await serviceAnswer({
      ...call,
      body: measured,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    });
    return await finish(answer, session);
  } finally {
    leave();
  }
}
