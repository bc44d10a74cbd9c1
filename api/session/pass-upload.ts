import 'server-only';
import { pipeline, Readable } from 'node:stream';
import { Places } from '@/lib/http/places';
import { CallError } from '../core/call-error';
import { serviceAnswer } from '../core/service-request';
import { problemAnswer } from './answers';
import type { Held } from './jar';
import { asksNow, finish, upstream, type Passed } from './pass-call';
import { liveToken } from './renewal';
import { steady, tooLarge } from './steady';

/** A form's own boundaries and fields come on top of its file. */
const FORM_ROOM = 64 * 1024;
/** The largest file where an endpoint names no other size. */
const FILE_BYTES = 20 * 1024 * 1024;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Uploads pass through as they come: a few at once, so that the rest of the portal keeps its memory and time. */
const uploads = new Places({ each: 3, all: 64 });

/**
 * A large form: passed on as it comes, while it comes steadily and `holder` has a place. Throws CallError 413, 408,
 * 400, ServiceUnreachable.
 */
export async function passUpload(passed: Passed, session: Held, holder: string): Promise<Response> {
  const { request, endpoint } = passed;
  const declared = request.headers.get('content-length');
  const length = declared === null ? undefined : Number(declared);
  const most = (endpoint.maxBytes ?? FILE_BYTES) + FORM_ROOM;
  if (length !== undefined && length > most) throw tooLarge();
  const leave = uploads.take(holder);
  if (!leave) return tooManyUploads();
  try {
    const token = await liveToken(session, asksNow(passed));
    const measured = steady({ length, most });
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

function tooManyUploads(): Response {
  const problem = { status: '429', code: 'too-many-uploads', detail: 'Дождитесь конца других загрузок.' };
  return problemAnswer(new CallError(429, [problem], 5));
}
