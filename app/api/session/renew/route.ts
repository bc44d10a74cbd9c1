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
 * Renews the claim (and the tokens when their end is near), then goes back where the person was going. `away`: a page
 * has found the services away, so that nobody is asked again. `spent`: milliseconds that a page waited before it
 * had to renew; where that leaves no time for another, the renewed session is kept and the browser asked to wait.
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
