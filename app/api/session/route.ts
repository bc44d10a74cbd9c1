import { CallError } from '@/api/core/call-error';
import { problemAnswer, refusal, seeOther } from '@/api/session/answers';
import { endSession } from '@/api/session/end-session';
import { behind } from '@/api/session/forwarded';
import { openSession, wayIn } from '@/api/session/open-session';
import { hasBody, jsonOf, readBody } from '@/api/session/read-body';
import { isSameSite, sameSitePath } from '@/lib/session/origin';
import * as path from '@/lib/routes/path';

/** Largest body in bytes: an e-mail, a password and an address to open, or a partner's token. */
const MOST_BYTES = 16 * 1024;
const CROSS_SITE = ['cross-site', 'Запрос с другого сайта отклонён.'] as const;

/** Reason that the login page shows to browsers without scripts. */
function reasonOf(error: unknown): 'credentials' | 'throttled' | 'unavailable' {
  const status = error instanceof CallError ? error.status : 500;
  if (status === 429) return 'throttled';
  return status === 401 || status === 422 ? 'credentials' : 'unavailable';
}

/** Signs in: `{email, password}` or a partner's `{token}` as JSON, or a form with them where there is no JavaScript. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, ...CROSS_SITE);
  const isForm =
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const text = await readBody(request, MOST_BYTES).catch((error: unknown) => problemAnswer(error));
  if (typeof text !== 'string') return text;
  const given = isForm
    ? Object.fromEntries(new URLSearchParams(text))
    : (jsonOf(text) as Record<string, unknown> | null | undefined);
  const from = sameSitePath(typeof given?.from === 'string' ? given.from : null);
  const back = (why: string) => seeOther(`${path.login()}?error=${why}&from=${encodeURIComponent(from)}`);
  const way = wayIn(given);
  if (!way) return isForm ? back('credentials') : refusal(422, 'invalid', 'Укажите почту и пароль.');
  try {
    const asked = behind(request.headers);
    const userId = await openSession(await way(asked), asked);
    if (isForm) return seeOther(from);
    return Response.json({ id: userId }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return isForm ? back(reasonOf(error)) : problemAnswer(error);
  }
}

/** Signs out: this browser forgets the session even when the services can't be reached. */
export async function DELETE(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, ...CROSS_SITE);
  if (hasBody(request)) return refusal(400, 'unexpected-body', 'У этого запроса не может быть тела.');
  await endSession(behind(request.headers));
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'no-store', 'clear-site-data': '"cache"' },
  });
}
