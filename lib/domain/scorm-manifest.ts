import { DomUtils, parseDocument } from 'htmlparser2';

export type ScormFormat = 'scorm-1.2' | 'scorm-2004';

/** Launch data of a course that only the manifest has. */
export interface ScormLaunch {
  /** Query and hash after the page's name: '', or `?…`, `#…`. */
  query: string;
  /** `datafromlms` of the course's item. */
  launchData: string;
  /** Lowest passing score: 0..100 of SCORM 1.2, -1..1 of 2004; null when the manifest names none. */
  mastery: number | null;
}

export interface ScormManifest extends ScormLaunch {
  format: ScormFormat;
  /** The start page, a path inside the package. */
  launch: string;
  /** Number of lesson pages that the organization's items refer to; the portal opens one. */
  pages: number;
}

/** A longer query makes the launch address invalid: no course needs one. */
const QUERY_LENGTH = 2000;
const DATA_LENGTH = 4000;

type Nodes = Parameters<typeof DomUtils.getElementsByTagName>[1];
type Tag = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Name without its namespace prefix, in lower case: packages differ in prefixes only. */
const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const attribute = ({ attribs }: Tag, wanted: string): string | undefined =>
  Object.entries(attribs).find(([name]) => local(name) === wanted)?.[1];
/** Tags with this name in document order. */
const tagsOf = (nodes: Nodes, wanted: string) =>
  DomUtils.getElementsByTagName((name) => local(name) === wanted, nodes);

/** Text directly inside a tag, CDATA included. */
function textOf(tag: Tag): string {
  const parts = tag.children.flatMap((node) => (node.type === 'cdata' ? node.children : [node]));
  return parts
    .flatMap((node) => (node.type === 'text' ? [node.data] : []))
    .join('')
    .trim();
}

function formatOf(xml: string, nodes: Nodes): ScormFormat {
  const [version] = tagsOf(nodes, 'schemaversion');
  const is2004 = version ? /2004|CAM|1\.3/.test(textOf(version)) : xml.includes('adlcp_v1p3');
  return is2004 ? 'scorm-2004' : 'scorm-1.2';
}

/** Items of the default organization, else of the first; all items where there is no organization. */
function itemsOf(nodes: Nodes): Tag[] {
  const [named] = tagsOf(nodes, 'organizations');
  const all = tagsOf(nodes, 'organization');
  const isDefault = (tag: Tag) =>
    attribute(tag, 'identifier') === (named ? attribute(named, 'default') : undefined);
  return tagsOf(all.find(isDefault) ?? all[0] ?? nodes, 'item');
}

/** Tags inside an item, except nested items and their content. */
function ownTags(item: Tag): Tag[] {
  const found: Tag[] = [];
  const left = [...item.children].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.type !== 'tag' || local(node.name) === 'item') continue;
    found.push(node);
    left.push(...[...node.children].reverse());
  }
  return found;
}

/** Launch data and passing score of an item. */
function factsOf(inside: readonly Tag[], format: ScormFormat): Omit<ScormLaunch, 'query'> {
  const find = (wanted: string) => inside.find(({ name }) => local(name) === wanted);
  const said = (wanted: string) => {
    const tag = find(wanted);
    return tag ? textOf(tag) : '';
  };
  const measured = find('primaryobjective');
  const isMeasured = measured !== undefined && attribute(measured, 'satisfiedbymeasure') === 'true';
  const least = format === 'scorm-1.2' ? said('masteryscore') : said('minnormalizedmeasure') || '1';
  const mastery = least === '' || (format === 'scorm-2004' && !isMeasured) ? NaN : Number(least);
  const [from, to] = format === 'scorm-1.2' ? [0, 100] : [-1, 1];
  return {
    launchData: said('datafromlms').slice(0, DATA_LENGTH),
    mastery: mastery >= from && mastery <= to ? mastery : null,
  };
}

/** Address of a page with an item's `parameters` appended by the rules of the standard. */
function joined(href: string, parameters: string): string {
  const rest = parameters.replace(/^[?&]+/, '');
  if (rest === '' || (rest.startsWith('#') && href.includes('#'))) return href;
  if (rest.startsWith('#')) return href + rest;
  const [page = '', ...hash] = href.split('#');
  return [page + (page.includes('?') ? '&' : '?') + rest, ...hash].join('#');
}

/** Page of the first item, in document order, that has one, and the number of distinct pages. */
function launchOf(nodes: Nodes): { href: string | undefined; inside: readonly Tag[]; pages: number } {
  const [whole] = tagsOf(nodes, 'resources');
  const base = whole ? (attribute(whole, 'base') ?? '') : '';
  const resources = new Map<string, string>();
  for (const tag of tagsOf(nodes, 'resource')) {
    const [id, href] = [attribute(tag, 'identifier'), attribute(tag, 'href')];
    if (id && href) resources.set(id, base + (attribute(tag, 'base') ?? '') + href);
  }
  const wanted = itemsOf(nodes).flatMap((item) => {
    const href = resources.get(attribute(item, 'identifierref') ?? '');
    return href ? [{ href: joined(href, attribute(item, 'parameters') ?? ''), item }] : [];
  });
  // the same page with other parameters is another lesson
  const pages = new Set(wanted.map(({ href }) => href)).size;
  const [first] = wanted;
  return { href: first?.href ?? [...resources.values()][0], inside: first ? ownTags(first.item) : [], pages };
}

/** Path inside the package with its query and hash; null for an external or invalid address. */
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
 * Facts of `imsmanifest.xml`: the edition of SCORM and the start page. Null when the manifest is invalid, names no
 * page, or names one outside the package.
 */
export function readScormManifest(xml: string): ScormManifest | null {
  const nodes = parseDocument(xml, { xmlMode: true }).children;
  if (tagsOf(nodes, 'manifest').length === 0) return null;
  const { href, inside, pages } = launchOf(nodes);
  const address = href === undefined ? null : addressOf(href);
  if (!address) return null;
  const format = formatOf(xml, nodes);
  return { format, ...address, pages, ...factsOf(inside, format) };
}
