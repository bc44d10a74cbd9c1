const HOST = 'http://package.invalid/';
/** A comment is passed over whole. */
const OPENING = /<!--[^]*?(?:-->|$)|<i?frame(?=[\s/])/gi;
/** The next attribute of a tag as a browser reads it, or the tag's end. */
const ATTRIBUTE = /[\s/]*(?:>|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?)/y;
/** No page of a course has more: what is beyond is not looked at, the time is bounded. */
const MOST = { frames: 1000, attributes: 100 };

/** The `src` of a tag whose name ends at `from`: the first one counts. */
function sourceOf(html: string, from: number): string {
  ATTRIBUTE.lastIndex = from;
  for (let seen = 0; seen < MOST.attributes; seen += 1) {
    const [, name, ...values] = ATTRIBUTE.exec(html) ?? [];
    if (name === undefined) return '';
    if (name.toLowerCase() === 'src') return values.find((value) => value !== undefined) ?? '';
  }
  return '';
}

function sourcesOf(html: string): string[] {
  const sources: string[] = [];
  for (const { 0: found, index } of html.matchAll(OPENING)) {
    if (found.startsWith('<!')) continue;
    sources.push(sourceOf(html, index + found.length));
    if (sources.length === MOST.frames) break;
  }
  return sources;
}

/** Names of the package's own files that a page of it shows in frames, its scripts' words included. */
export function framedFiles(html: string, page: string): string[] {
  const base = HOST + page.split('/').map(encodeURIComponent).join('/');
  return sourcesOf(html).flatMap((source) => {
    const src = source.trim().replaceAll('&amp;', '&');
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
