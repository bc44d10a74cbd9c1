import { refusal, seeOther } from '@/api/session/answers';
import { endSession } from '@/api/session/end-session';
import { beforePage, behind } from '@/api/session/forwarded';
import { isLeaving } from '@/api/session/jar';
import { hasBody } from '@/api/session/read-body';
import { isSameSite, sameSitePath } from '@/lib/session/origin';
import * as path from '@/lib/routes/path';

/**
 * Ends a session whose sign-out request was lost, then redirects as a guest. Requires the mark that a page of this site
 * has set, so that a link from another site signs nobody out.
 */
export async function GET(request: Request): Promise<Response> {
  if (await isLeaving()) await endSession(beforePage(request.headers));
  return seeOther(sameSitePath(new URL(request.url).searchParams.get('to')));
}

/** Signs out by a form, for browsers without scripts; also clears the browser's cache. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  if (hasBody(request)) return refusal(400, 'unexpected-body', 'У этого запроса не может быть тела.');
  await endSession(behind(request.headers));
  const answer = seeOther(path.login());
  answer.headers.set('clear-site-data', '"cache"');
  return answer;
}
