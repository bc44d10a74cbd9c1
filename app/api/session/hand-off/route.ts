import { createHandOff } from '@/api/auth/endpoints';
import { CallError } from '@/api/core/call-error';
import { seeOther } from '@/api/session/answers';
import { callWith } from '@/api/session/call-with';
import { beforePage } from '@/api/session/forwarded';
import { held } from '@/api/session/jar';
import { liveToken } from '@/api/session/renewal';
import * as path from '@/lib/routes/path';

/** Sends a signed-in person on to a partner of `REDIRECT_URI_ALLOWLIST` with a code; to nobody else. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asked = beforePage(request.headers);
  try {
    const token = await liveToken(await held(), asked);
    if (!token) return seeOther(`${path.login()}?${query.toString()}`);
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
    const why = error instanceof CallError && error.status === 403 ? 'refused' : 'unavailable';
    return seeOther(`${path.redirectRefused()}?why=${why}`);
  }
}
