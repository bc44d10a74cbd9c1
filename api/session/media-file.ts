import 'server-only';
import { isAvatarKey, mediaKeyOf } from '@/lib/domain/media-address';
import { forwardFile } from '../core/forward-file';
import { held } from './jar';

const ALWAYS = { 'content-security-policy': "default-src 'none'; sandbox" };
const NO_STORE = { 'cache-control': 'private, no-store' };

const refused = (status: number) => new Response(null, { status, headers: { ...ALWAYS, ...NO_STORE } });

/**
 * Serves a photograph of a person to anyone signed in. The session is not renewed here: a browser that aborts the
 * request of a picture would lose the new tokens with it, and pages renew the session before they show any.
 */
async function avatarFile(request: Request): Promise<Response> {
  const { token } = await held();
  if (!token) return refused(401);
  const answer = await forwardFile(request, { always: ALWAYS, token });
  const isFile = answer.ok || answer.status === 304;
  answer.headers.set('cache-control', isFile ? 'private, no-cache' : NO_STORE['cache-control']);
  answer.headers.set('vary', 'cookie');
  answer.headers.set('cross-origin-resource-policy', 'same-origin');
  return answer;
}

/** Serves a picture, clip or captions of the service under this origin; 404 for a path that is no key of its store. */
export async function mediaFile(request: Request): Promise<Response> {
  const key = mediaKeyOf(new URL(request.url).pathname);
  if (key === undefined) return refused(404);
  return isAvatarKey(key) ? avatarFile(request) : forwardFile(request, { always: ALWAYS });
}
