import { createHash } from 'node:crypto';
import { readCalendarFeed } from '@/api/calendars/endpoints';
import { CallError } from '@/api/core/call-error';
import { problemAnswer } from '@/api/session/answers';
import { callWith } from '@/api/session/call-with';
import { behind } from '@/api/session/forwarded';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * Serves a calendar feed to calendar programs. They send no cookie and none is read: the address alone gives access.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/calendar/[token]'>) {
  const { token } = await params;
  if (!token.endsWith('.ics')) return problemAnswer(new CallError(404));
  try {
    const { text } = await callWith(readCalendarFeed, {
      params: { token: token.slice(0, -'.ics'.length) },
      ...behind(request.headers),
    });
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const isSame = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag;
    const headers = { ...HEADERS, etag };
    return isSame ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
  } catch (error) {
    return problemAnswer(error);
  }
}
