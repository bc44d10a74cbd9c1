import { FUNCTIONAL, readGroups } from '@/lib/domain/cookie-groups';
import { vimeoVideo } from '@/lib/domain/vimeo';
import { vimeoPage } from '@/lib/embed/vimeo-page';

interface Context {
  params: Promise<{ id: string }>;
}

/**
 * The frame around Vimeo's player (see `lib/embed`): loaded only when a person starts a video; 403 without consent to
 * the functional group of cookies.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const key = new URL(request.url).searchParams.get('h');
  const video = vimeoVideo(
    `https://vimeo.com/${encodeURIComponent(id)}${key ? `?h=${encodeURIComponent(key)}` : ''}`,
  );
  if (!video) return new Response(null, { status: 404 });
  const allowed = readGroups(request.headers.get('cookie') ?? '')?.includes(FUNCTIONAL);
  if (!allowed) return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
  const { html, headers } = vimeoPage(video, btoa(crypto.randomUUID()));
  return new Response(html, { headers });
}
