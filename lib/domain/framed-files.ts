const HOST = 'http://package.invalid/';
// up to the next tag alone: the time is linear whatever the page holds
const FRAME = /<i?frame(?=\s)[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;
const COMMENT = /<!--[^]*?(?:-->|$)/g;

/** Names of the package's own files that a page of it shows in frames, its scripts' words included. */
export function framedFiles(html: string, page: string): string[] {
  return [...html.replaceAll(COMMENT, '').matchAll(FRAME)].flatMap((found) => {
    const src = (found[1] ?? found[2] ?? found[3] ?? '').trim().replaceAll('&amp;', '&');
    const base = HOST + page.split('/').map(encodeURIComponent).join('/');
    if (src === '' || src.startsWith('#') || !URL.canParse(src, base)) return [];
    const { href, pathname } = new URL(src, base);
    if (!href.startsWith(HOST)) return [];
    try {
      return [decodeURIComponent(pathname.slice(1))];
    } catch {
      return [];
    }
  });
}
