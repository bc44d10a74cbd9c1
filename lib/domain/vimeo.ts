export interface VimeoVideo {
  /** The video's number. */
  id: string;
  /** The key of a video that is not listed; null for one open to all. */
  key: string | null;
}

const HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
/** `/76979871`, `/76979871/8272103f6e`, `/video/76979871`, `/channels/staffpicks/76979871`. */
const PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{3,15})(?:\/([0-9a-f]{6,40}))?\/?$/i;
const KEY = /^[0-9a-f]{6,40}$/i;

/** The one whose player may be framed. */
export const VIMEO_PLAYER = 'https://player.vimeo.com';

/** Which video an address of Vimeo names, as people paste it; null for any other address. */
export function vimeoVideo(address: string): VimeoVideo | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  const [, id, inPath] = PATH.exec(pathname) ?? [];
  if (protocol !== 'https:' || !HOSTS.includes(hostname) || !id) return null;
  const key = inPath ?? searchParams.get('h');
  return { id, key: key && KEY.test(key) ? key : null };
}

/** Address of the player for a frame: it starts by itself, as it is loaded by a click, and keeps no cookies. */
export function vimeoPlayerAddress({ id, key }: VimeoVideo): string {
  const query = new URLSearchParams({ ...(key ? { h: key } : {}), autoplay: '1', dnt: '1', texttrack: 'ru' });
  return `${VIMEO_PLAYER}/video/${id}?${query.toString()}`;
}

/** Our own page around the player: it alone may frame Vimeo. Null when the address is no video of theirs. */
export function vimeoFrameHref(address: string): string | null {
  const video = vimeoVideo(address);
  return video && `/embed/vimeo/${video.id}${video.key ? `?h=${video.key}` : ''}`;
}
