export interface VimeoVideo {
  /** The video's numeric id. */
  id: string;
  /** The key of an unlisted video; null for a public one. */
  key: string | null;
}

const HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
/** `/76979871`, `/76979871/8272103f6e`, `/video/76979871`, `/channels/staffpicks/76979871`. */
const PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{3,15})(?:\/([0-9a-f]{6,40}))?\/?$/i;
const KEY = /^[0-9a-f]{6,40}$/i;

/** The only origin whose player may be framed. */
export const VIMEO_PLAYER = 'https://player.vimeo.com';

/** The video of a Vimeo address as people paste it; null for any other address. */
export function vimeoVideo(address: string): VimeoVideo | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  const [, id, inPath] = PATH.exec(pathname) ?? [];
  if (protocol !== 'https:' || !HOSTS.includes(hostname) || !id) return null;
  const key = inPath ?? searchParams.get('h');
  return { id, key: key && KEY.test(key) ? key : null };
}

/** Address of the player in a frame: it starts at once, as a click loads it, and sets no cookies. */
export function vimeoPlayerAddress({ id, key }: VimeoVideo): string {
  const query = new URLSearchParams({ ...(key ? { h: key } : {}), autoplay: '1', dnt: '1', texttrack: 'ru' });
  return `${VIMEO_PLAYER}/video/${id}?${query.toString()}`;
}

/** Address of the portal's page with the player, the only page that may frame Vimeo. Null for any other address. */
export function vimeoFrameHref(address: string): string | null {
  const video = vimeoVideo(address);
  return video && `/embed/vimeo/${video.id}${video.key ? `?h=${video.key}` : ''}`;
}
