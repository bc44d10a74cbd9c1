import { Parser } from 'htmlparser2';
import { isQti } from './qti';

/** A document of a package; `name` is its path in the ZIP in lower case. */
export interface PackedDocument {
  name: string;
  text: string;
}

/** `tests/../items/q1.xml` → `items/q1.xml` */
function resolved(folder: readonly string[], href: string): string {
  const path = [...folder];
  for (const part of href.split(/[?#]/)[0]?.split('/') ?? [])
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  return path.join('/').toLowerCase();
}

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

/** References of a document in order: of a test to its items, of the manifest to all resources. */
function leadsTo({ name, text }: PackedDocument, element: string): string[] {
  const found: string[] = [];
  const folder = name.split('/').slice(0, -1);
  const parser = new Parser(
    {
      onopentag: (full, { href }) => {
        if (full.slice(full.indexOf(':') + 1) !== element || href === undefined) return;
        found.push(resolved(folder, decoded(href)));
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

const MANIFEST = 'imsmanifest.xml';
const isManifest = ({ name }: PackedDocument) => name.split('/').at(-1) === MANIFEST;
const byName = new Intl.Collator('ru', { numeric: true });

/** Documents with items, in the order of the package's test, else of the manifest, else by name. */
export function itemsInOrder(documents: readonly PackedDocument[]): PackedDocument[] {
  const manifests = documents.filter(isManifest);
  const order = [
    ...documents.filter((one) => !isManifest(one)).flatMap((one) => leadsTo(one, 'assessmentItemRef')),
    ...manifests.flatMap((one) => leadsTo(one, 'resource')),
  ];
  const place = new Map([...order.entries()].reverse().map(([at, name]) => [name, at]));
  const placeOf = ({ name }: PackedDocument) => place.get(name) ?? order.length;
  return documents
    .filter((one) => !isManifest(one) && isQti(one.text))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || byName.compare(one.name, other.name));
}
