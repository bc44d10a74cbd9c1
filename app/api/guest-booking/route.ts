import { getGuestBooking, leaveAsGuest } from '@/api/trainings/endpoints';
import { refusal, seeOther } from '@/api/session/answers';
import { CallError } from '@/api/core/call-error';
import { callWith } from '@/api/session/call-with';
import { behind } from '@/api/session/forwarded';
import { isSameSite } from '@/lib/session/origin';
import * as path from '@/lib/routes/path';

const pageOf = (query: string) => `${path.guestBooking()}?${query}`;
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Cancels a guest's booking from the page's form. The signed token alone gives access; no cookie is read. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  const token = tokenOf(request);
  const again = `token=${encodeURIComponent(token)}`;
  try {
    const asked = { params: { token }, ...behind(request.headers) };
    // the link stops working after the cancellation, so the state is read first
    const { state } = await callWith(getGuestBooking, asked);
    await callWith(leaveAsGuest, asked);
    return seeOther(pageOf(`done=${state}`));
  } catch (error) {
    const isGone = error instanceof CallError && error.status === 404;
    return seeOther(pageOf(isGone ? again : `${again}&failed`));
  }
}
