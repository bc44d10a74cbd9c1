import { unsubscribeLetters } from '@/api/notifications/endpoints';
import { problemAnswer, seeOther } from '@/api/session/answers';
import { callWith } from '@/api/session/call-with';
import { behind } from '@/api/session/forwarded';
import { readBody } from '@/api/session/read-body';
import * as path from '@/lib/routes/path';

/** Largest body in bytes: `List-Unsubscribe=One-Click` of a mail program, or the page's own form. */
const MOST_BYTES = 1024;

const pageOf = (token: string) => `${path.unsubscribe()}?token=${encodeURIComponent(token)}`;
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Redirects to a page with a button: opening a link changes nothing. */
export function GET(request: Request): Response {
  return seeOther(pageOf(tokenOf(request)));
}

/**
 * Stops one kind of letters (RFC 8058). Mail programs post from their own servers, so the request's origin is not
 * checked: the signed token alone gives access, no cookie is read.
 */
export async function POST(request: Request): Promise<Response> {
  const token = tokenOf(request);
  let isPage = false;
  try {
    isPage = new URLSearchParams(await readBody(request, MOST_BYTES)).has('page');
    await callWith(unsubscribeLetters, { params: { token }, ...behind(request.headers) });
    return isPage ? seeOther(pageOf(token)) : new Response(null, { status: 204 });
  } catch (error) {
    return isPage ? seeOther(`${pageOf(token)}&failed`) : problemAnswer(error);
  }
}
