const HOST = 'http://package.invalid/';
/** Start tags of frames; a comment is matched whole, to be skipped. */
const OPENING = /<!--[^]*?(?:-->|$)|<i?frame(?=[\s/])/gi;
/** The next attribute of a tag as a browser parses it, or the end of the tag. */
const ATTRIBUTE = /[\s/]*(?:>|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?)/y;
/** Limits that bound the time, above what any real page of a course has: the excess is not read. */
const MOST = { frames: 1000, attributes: 100 };

/** The first `src` of the tag whose name ends at `from`; '' for none. */
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

/** Names of the package's own files in `src` of frames on a page, also of frames written inside its scripts. */
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
