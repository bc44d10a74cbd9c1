export type ScormFormat = 'scorm-1.2' | 'scorm-2004';

/** What a course asks its system for that only the manifest knows. */
export interface ScormLaunch {
  /** What stands after the page's name in its address: '', or `?…`, `#…`. */
  query: string;
  /** `datafromlms` of its item. */
  launchData: string;
  /** The least score that passes: 0..100 of SCORM 1.2, -1..1 of 2004; null where none is named. */
  mastery: number | null;
}

export interface ScormManifest extends ScormLaunch {
  format: ScormFormat;
  /** The page to open, inside the package. */
  launch: string;
  /** How many pages of learning the items of the organization lead to; the portal opens one. */
  pages: number;
}

interface Tag {
  name: string;
  closing: boolean;
  attributes: ReadonlyMap<string, string>;
  /** Where the tag ends in the text. */
  end: number;
  /** `<a/>`: nothing is inside. */
  empty: boolean;
}

// a value holds no `<` in XML; without it no search for a tag's end passes over the next tag, and the whole is linear
const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const CDATA = '<![CDATA[';
/** An address beyond it is none that a course needs. */
const QUERY_LENGTH = 2000;
const DATA_LENGTH = 4000;
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
    empty: found[0].endsWith('/>'),
  }));
}

function formatOf(xml: string, tags: readonly Tag[]): ScormFormat {
  const version = tags.find(({ name, closing }) => name === 'schemaversion' && !closing);
  const words = version ? xml.slice(version.end, version.end + 40) : '';
  return /2004|CAM|1\.3/.test(words) || (!version && /adlcp_v1p3/.test(xml)) ? 'scorm-2004' : 'scorm-1.2';
}

/** The words right after a tag. */
function textAfter(xml: string, { end, empty }: Tag): string {
  if (empty) return '';
  const text = xml.slice(end).trimStart();
  if (!text.startsWith(CDATA)) return decoded(text.slice(0, Math.max(0, text.indexOf('<')))).trim();
  return text.slice(CDATA.length, Math.max(CDATA.length, text.indexOf(']]>'))).trim();
}

/** Items of the organization that counts: the default one, else the first; all where there is no organization. */
function itemsOf(tags: readonly Tag[]): { tag: Tag; inside: Tag[] }[] {
  const named = tags.find(({ name, closing }) => name === 'organizations' && !closing);
  const starts = tags.filter(({ name, closing }) => name === 'organization' && !closing);
  const isDefault = ({ attributes }: Tag) =>
    attributes.get('identifier') === named?.attributes.get('default');
  const start = starts.find(isDefault) ?? starts[0];
  const from = start ? tags.indexOf(start) : 0;
  const end = tags.findIndex((tag, at) => at > from && tag.name === 'organization');
  const own = tags.slice(from, start && end > 0 ? end : undefined);
  const items: { tag: Tag; inside: Tag[] }[] = [];
  let open: Tag[] = [];
  for (const tag of own) {
    if (tag.name !== 'item') open.push(tag);
    else {
      open = [];
      if (!tag.closing) items.push({ tag, inside: tag.empty ? [] : open });
    }
  }
  return items;
}

/** What the item itself says of its course. */
function factsOf(xml: string, inside: readonly Tag[], format: ScormFormat): Omit<ScormLaunch, 'query'> {
  const find = (wanted: string) => inside.find(({ name, closing }) => name === wanted && !closing);
  const textOf = (wanted: string) => {
    const tag = find(wanted);
    return tag ? textAfter(xml, tag) : '';
  };
  const isMeasured = find('primaryobjective')?.attributes.get('satisfiedbymeasure') === 'true';
  const least = format === 'scorm-1.2' ? textOf('masteryscore') : textOf('minnormalizedmeasure') || '1';
  const mastery = least === '' || (format === 'scorm-2004' && !isMeasured) ? NaN : Number(least);
  const [from, to] = format === 'scorm-1.2' ? [0, 100] : [-1, 1];
  return {
    launchData: textOf('datafromlms').slice(0, DATA_LENGTH),
    mastery: mastery >= from && mastery <= to ? mastery : null,
  };
}

/** `parameters` of an item joined to the address of its page, as the standard has it. */
function joined(href: string, parameters: string): string {
  const rest = parameters.replace(/^[?&]+/, '');
  if (rest === '' || (rest.startsWith('#') && href.includes('#'))) return href;
  if (rest.startsWith('#')) return href + rest;
  const [page = '', ...hash] = href.split('#');
  return [page + (page.includes('?') ? '&' : '?') + rest, ...hash].join('#');
}

/** The page of the first item, in the order of the document, that has one; how many there are. */
function launchOf(tags: readonly Tag[]): { href: string | undefined; inside: readonly Tag[]; pages: number } {
  const resources = new Map<string, string>();
  let base = '';
  for (const { name, closing, attributes } of tags) {
    if (closing) continue;
    if (name === 'resources') base = attributes.get('base') ?? '';
    const [id, href] = [attributes.get('identifier'), attributes.get('href')];
    if (name === 'resource' && id && href) resources.set(id, base + (attributes.get('base') ?? '') + href);
  }
  const wanted = itemsOf(tags).flatMap(({ tag: { attributes }, inside }) => {
    const href = resources.get(attributes.get('identifierref') ?? '');
    return href ? [{ href: joined(href, attributes.get('parameters') ?? ''), inside }] : [];
  });
  // one page with other parameters is another lesson
  const pages = new Set(wanted.map(({ href }) => href)).size;
  const [first = { href: [...resources.values()][0], inside: [] }] = wanted;
  return { ...first, pages };
}

/** The path inside the package and what follows it; null for one that leads elsewhere, or can't be read. */
function addressOf(href: string): { launch: string; query: string } | null {
  const path = /^[^?#]*/.exec(href)?.[0] ?? '';
  const tail = href.slice(path.length);
  const launch = path.replace(/^\.\//, '');
  if (!launch || /^([a-z]+:|\/)|(^|\/)\.\.(\/|$)/i.test(launch) || tail.length > QUERY_LENGTH) return null;
  try {
    const { search, hash } = new URL(tail, 'http://package.invalid/page');
    return { launch: decodeURIComponent(launch), query: search + hash };
  } catch {
    return null;
  }
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
  const { href, inside, pages } = launchOf(tags);
  const address = href === undefined ? null : addressOf(href);
  if (!address) return null;
  const format = formatOf(text, tags);
  return { format, ...address, pages, ...factsOf(text, inside, format) };
}
