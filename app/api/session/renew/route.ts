import { CallError } from '@/api/core/call-error';
import { seeOther } from '@/api/session/answers';
import { beforePage, leavesTimeForPage, type Behind } from '@/api/session/forwarded';
import { clear, held, keep } from '@/api/session/jar';
import { liveToken } from '@/api/session/renewal';
import { makeClaim } from '@/api/session/tokens';
import { unavailablePage } from '@/api/session/unavailable-page';
import { sameSitePath } from '@/lib/session/origin';
import * as path from '@/lib/routes/path';

/**
 * Renews the claim (and the tokens shortly before they expire), then redirects to `to`. `away`: a page found the
 * services unavailable, so no service is called. `spent`: milliseconds that the page waited before it had to renew;
 * when no time is left for another page, the renewed session is kept and the browser is asked to wait.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const to = sameSitePath(query.get('to'));
  if (query.has('away')) return unavailablePage(to);
  const began = performance.now() - (Number(query.get('spent')) || 0);
  const asked = beforePage(request.headers);
  try {
    const session = await held();
    const claim = await claimFor(await liveToken(session, asked), asked, async () =>
      liveToken(session, asked, true),
    );
    if (!claim) return await ended(to);
    await keep(null, claim);
    return leavesTimeForPage(began) ? seeOther(to) : unavailablePage(to);
  } catch {
    return unavailablePage(to);
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
  return seeOther(`${path.login()}?${query.toString()}`);
}
