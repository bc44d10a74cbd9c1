import { seeOther } from '@/api/session/answers';
import { endSession } from '@/api/session/end-session';
import { forwarded } from '@/api/session/forwarded';
import { isLeaving } from '@/api/session/jar';
import { sameSitePath } from '@/lib/session/origin';

/**
 * Ends a session whose signing out did not arrive, then goes on as a guest. Only the mark that a page of this site
 * left does it, so that a link from elsewhere signs nobody out.
 */
export async function GET(request: Request): Promise<Response> {
  if (await isLeaving()) await endSession(forwarded(request.headers));
  return seeOther(sameSitePath(new URL(request.url).searchParams.get('to')));
}
