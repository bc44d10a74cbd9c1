export type ScormFormat = 'scorm-1.2' | 'scorm-2004';

export interface ScormManifest {
  format: ScormFormat;
  /** The page to open, inside the package; its query is dropped. */
  launch: string;
  /** How many pages of learning its items lead to; the portal opens one. */
  pages: number;
}

interface Tag {
  name: string;
  closing: boolean;
  attributes: ReadonlyMap<string, string>;
  /** Where the tag ends in the text. */
  end: number;
}

// a value holds no `<` in XML; without it no search for a tag's end passes over the next tag, and the whole is linear
const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const local = (name: string) => name.replace(/^.*:/, '').toLowerCase();
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The text without its comments; null when one has no end. */
function withoutComments(xml: string): string | null {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<!--', at);
    if (start < 0) return parts.join(' ') + xml.slice(at);
    const end = xml.indexOf('-->', start + 4);
    if (end < 0) return null;
    parts.push(xml.slice(at, start), '');
    at = end + 3;
  }
}

/** Start and end tags in their order; prefixes are dropped: packages differ in them alone. */
function tagsOf(text: string): Tag[] {
  return [...text.matchAll(TAG)].map((found) => ({
    name: local(found[2] ?? ''),
    closing: found[1] === '/',
    attributes: new Map(
      [...(found[3] ?? '').matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        local(name),
        decoded(double ?? single ?? ''),
      ]),
    ),
    end: found.index + found[0].length,
  }));
}

function formatOf(xml: string, tags: readonly Tag[]): ScormFormat {
  const version = tags.find(({ name, closing }) => name === 'schemaversion' && !closing);
  const words = version ? xml.slice(version.end, version.end + 40) : '';
  return /2004|CAM|1\.3/.test(words) || (!version && /adlcp_v1p3/.test(xml)) ? 'scorm-2004' : 'scorm-1.2';
}

/** The page of the first item, in the order of the document, that has one; how many there are. */
function launchOf(tags: readonly Tag[]): { launch: string | undefined; pages: number } {
  const resources = new Map<string, string>();
  let base = '';
  for (const { name, closing, attributes } of tags) {
    if (closing) continue;
    if (name === 'resources') base = attributes.get('base') ?? '';
    const [id, href] = [attributes.get('identifier'), attributes.get('href')];
    if (name === 'resource' && id && href) resources.set(id, base + (attributes.get('base') ?? '') + href);
  }
  const wanted = tags
    .filter(({ name, closing }) => name === 'item' && !closing)
    .map(({ attributes }) => ({
      href: resources.get(attributes.get('identifierref') ?? ''),
      parameters: attributes.get('parameters') ?? '',
    }))
    .filter(({ href }) => href);
  // one page with other parameters is another lesson
  const pages = new Set(wanted.map(({ href, parameters }) => `${href ?? ''} ${parameters}`));
  return { launch: wanted[0]?.href ?? [...resources.values()][0], pages: pages.size };
}

/**
 * What `imsmanifest.xml` says of a SCORM package: its edition and its first page. Null when it says no page, or one
 * outside the package, or can't be read.
 */
export function readScormManifest(xml: string): ScormManifest | null {
  const text = withoutComments(xml);
  if (text === null) return null;
  const tags = tagsOf(text);
  if (!tags.some(({ name }) => name === 'manifest')) return null;
  const found = launchOf(tags);
  const launch = found.launch?.split(/[?#]/, 1)[0]?.replace(/^\.\//, '');
  if (!launch || /^([a-z]+:|\/)|(^|\/)\.\.(\/|$)/i.test(launch)) return null;
  let path: string;
  try {
    path = decodeURIComponent(launch);
  } catch {
    return null;
  }
  return { format: formatOf(text, tags), launch: path, pages: found.pages };
}
