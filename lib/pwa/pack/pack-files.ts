import { asData } from '@/lib/browser/as-data';
import { PACKAGE_ROOT } from '@/lib/domain/packages';
import { PackProblem } from './pack-problem';

/** Most bytes of a copy on the device, and of the files it is made of. */
export const PACK_LIMIT = 30 * 1024 * 1024;
/** Replaces a file that the package lacks: with a network its address answers 404. */
const ABSENT = 'data:,';
/** Base for resolving addresses of a package; no request is ever made to it. */
const HOST = 'http://package.invalid';
/** The portal's own scripts that pages of SCORM packages load. */
export const RUNTIME = `${PACKAGE_ROOT}/runtime/`;

export interface PackFiles {
  /** Path of the package's file that a reference on page `from` names; null for a reference outside the package. */
  resolve(reference: string, from: string): string | null;
  /** Text of a file; null when there is none. */
  text(path: string): Promise<string | null>;
  /** A file as a `data:` address; an empty one for a missing file. */
  data(path: string): Promise<string>;
}

/** Files of the page's package, each fetched once. Rejects without a network and above the limit. */
export function packFiles(page: string): PackFiles {
  const root = page.split('/').slice(0, 3).join('/') + '/';
  const known = new Map<string, Promise<Blob | null>>();
  let bytes = 0;

  async function load(path: string): Promise<Blob | null> {
    const answer = await fetch(path, { credentials: 'omit' });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
    const file = await answer.blob();
    bytes += file.size;
    if (bytes > PACK_LIMIT) throw new PackProblem('too-large');
    return file;
  }
  function file(path: string): Promise<Blob | null> {
    const before = known.get(path);
    if (before) return before;
    const asked = load(path);
    known.set(path, asked);
    return asked;
  }

  return {
    resolve(reference, from) {
      const name = reference.trim();
      if (name === '' || name.startsWith('#') || !URL.canParse(name, HOST + from)) return null;
      const { origin, pathname } = new URL(name, HOST + from);
      return origin === HOST && (pathname.startsWith(root) || pathname.startsWith(RUNTIME)) ? pathname : null;
    },
    text: async (path) => (await file(path))?.text() ?? null,
    data: async (path) => {
      const found = await file(path);
      return found ? asData(found) : ABSENT;
    },
  };
}
