import { CallError } from '@/api/core/call-error';
import { seeOther } from '@/api/session/answers';
import { behind, type Behind } from '@/api/session/forwarded';
import { clear, held, keep } from '@/api/session/jar';
import { liveToken } from '@/api/session/renewal';
import { makeClaim } from '@/api/session/tokens';
import { escapeAttribute } from '@/lib/html/escape-attribute';
import { sameSitePath } from '@/lib/session/origin';

/**
 * Renews the claim (and the tokens when their end is near), then goes back where the person was going. `late`: a page
 * has waited for the services as long as anybody waits, so that this is its end.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const to = sameSitePath(query.get('to'));
  if (query.has('late')) return unavailable(504, to);
  const asked = behind(request.headers);
  try {
    const session = await held();
    const claim = await claimFor(await liveToken(session, asked), asked, async () =>
      liveToken(session, asked, true),
    );
    if (!claim) return await ended(to);
    await keep(null, claim);
    return seeOther(to);
  } catch (error) {
    return unavailable(error instanceof CallError && error.status === 504 ? 504 : 503, to);
  }
}

async function claimFor(
  token: string | null,
  asked: Behind,
  again: () => Promise<string | null>,
): Promise<string | null> {
  if (!token) return null;
  try {
    return (await makeClaim(token, asked)).claim;
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) throw error;
    const other = await again();
    return other && other !== token ? (await makeClaim(other, asked)).claim : null;
  }
}

async function ended(to: string): Promise<Response> {
  await clear();
  const target = new URL(to, 'http://portal.invalid');
  const query = target.searchParams;
  query.set('from', target.pathname);
  query.set('ended', '1');
  return seeOther(`/login?${query.toString()}`);
}

/** The services are away: a page without them, that tries again by itself where the person was going. */
function unavailable(status: 503 | 504, to: string): Response {
  const nonce = crypto.randomUUID();
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5;url=${escapeAttribute(to)}"><title>Портал временно недоступен</title><style nonce="${nonce}">body{font:16px/1.55 system-ui,sans-serif;color:#12262f;display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;text-align:center}p{color:#42555e}</style><h1>Портал временно недоступен</h1><p>Подождите немного: страница обновится сама, как только связь восстановится.</p></html>`;
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': '5',
    },
  });
}
