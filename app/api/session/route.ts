import { login, logout } from '@/api/auth/endpoints';
import { credentials } from '@/api/auth/schemas';
import { problemAnswer, refusal, seeOther } from '@/api/session/answers';
import { callWith } from '@/api/session/call-with';
import { forwarded } from '@/api/session/forwarded';
import { clear, held, keep } from '@/api/session/jar';
import { makeClaim } from '@/api/session/tokens';
import { isSameSite, sameSitePath } from '@/lib/session/origin';

const CROSS_SITE = ['cross-site', 'Запрос с другого сайта отклонён.'] as const;

/** Signs in: `{email, password}` as JSON, or the login form itself where there is no JavaScript. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, ...CROSS_SITE);
  const isForm =
    request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const given: Record<string, unknown> | null = isForm
    ? Object.fromEntries(await request.formData())
    : await request.json().catch(() => null);
  const read = credentials.safeParse(given);
  const from = sameSitePath(typeof given?.from === 'string' ? given.from : null);
  if (!read.success) {
    return isForm
      ? seeOther(`/login?error=credentials&from=${encodeURIComponent(from)}`)
      : refusal(422, 'invalid', 'Укажите почту и пароль.');
  }
  try {
    const headers = forwarded(request.headers);
    const tokens = await callWith(login, { body: read.data, headers });
    const { claim, userId } = await makeClaim(tokens.accessToken, headers);
    await keep(tokens, claim);
    return isForm
      ? seeOther(from)
      : Response.json({ id: userId }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return isForm
      ? seeOther(`/login?error=credentials&from=${encodeURIComponent(from)}`)
      : problemAnswer(error);
  }
}

/** Signs out: this browser forgets the session even when the services can't be reached. */
export async function DELETE(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, ...CROSS_SITE);
  const { token } = await held();
  await clear();
  if (token) await callWith(logout, { token, headers: forwarded(request.headers) }).catch(() => undefined);
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'no-store', 'clear-site-data': '"cache"' },
  });
}
