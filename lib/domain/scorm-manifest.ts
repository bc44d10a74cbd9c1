export type ScormFormat = 'scorm-1.2' | 'scorm-2004';

export interface ScormManifest {
  format: ScormFormat;
  /** The page to open, inside the package; its query is dropped. */
  launch: string;
}

interface Tag {
  name: string;
  closing: boolean;
  attributes: ReadonlyMap<string, string>;
  /** Where the tag ends in the text. */
  end: number;
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const local = (name: string) => name.replace(/^.*:/, '').toLowerCase();
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Start and end tags in their order; prefixes are dropped: packages differ in them alone. */
function tagsOf(xml: string): Tag[] {
  const text = xml.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
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

/** The first item, in the order of the document, that leads to a resource with a page. */
function launchOf(tags: readonly Tag[]): string | null {
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
    .map(({ attributes }) => resources.get(attributes.get('identifierref') ?? ''));
  return wanted.find(Boolean) ?? [...resources.values()][0] ?? null;
}

/**
 * What `imsmanifest.xml` says of a SCORM package: its edition and its first page. Null when it says no page, or one
 * outside the package.
 */
export function readScormManifest(xml: string): ScormManifest | null {
  const tags = tagsOf(xml);
  if (!tags.some(({ name }) => name === 'manifest')) return null;
  const launch = launchOf(tags)
    ?.replace(/[?#].*$/, '')
    .replace(/^\.\//, '');
  if (!launch || /^([a-z]+:|\/)|(^|\/)\.\.(\/|$)/i.test(launch)) return null;
  let path: string;
  try {
    path = decodeURIComponent(launch);
  } catch {
    return null;
  }
  return { format: formatOf(xml, tags), launch: path };
}
