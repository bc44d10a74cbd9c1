import { createHandOff } from '@/api/auth/endpoints';
import { CallError } from '@/api/core/call-error';
import { seeOther } from '@/api/session/answers';
import { callWith } from '@/api/session/call-with';
import { beforePage } from '@/api/session/forwarded';
import { clear, held } from '@/api/session/jar';
import { liveToken } from '@/api/session/renewal';
import { unavailablePage } from '@/api/session/unavailable-page';
import * as path from '@/lib/routes/path';

/** Sends a signed-in person on to a partner of `REDIRECT_URI_ALLOWLIST` with a code; to nobody else. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asked = beforePage(request.headers);
  try {
    const token = await liveToken(await held(), asked);
    if (!token) return await toLogin(query);
    const state = query.get('state');
    const { location } = await callWith(createHandOff, {
      token,
      ...asked,
      body: { redirectUri: query.get('redirect_uri') ?? '', ...(state === null ? {} : { state }) },
    });
    return new Response(null, {
      status: 303,
      headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return await toLogin(query);
    if (isRefusal(error)) return seeOther(path.redirectRefused());
    // repeats this request once the services answer
    const { pathname, search } = new URL(request.url);
    return unavailablePage(pathname + search);
  }
}

/** Clears the ended session with its claim: with a claim, the login page would redirect back here. */
async function toLogin(query: URLSearchParams): Promise<Response> {
  await clear();
  return seeOther(`${path.login()}?${query.toString()}`);
}

/** Whether the address is invalid or not allowed (4xx but 429); after any other error a retry may succeed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
