import { openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import {
  extensionOf,
  isSystemJunk,
  nameProblem,
  PACKAGE_LIMITS,
  sameName,
  typeProblem,
} from '@/lib/domain/packages';
import { AppError } from '../../http/app-error';
import { refused } from './refuse';

const STORED = 0;
const DEFLATED = 8;
/** Unix file types in the upper bits of the external attributes. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

const isFolder = ({ fileName }: Entry) => fileName.endsWith('/');

/** Whether the entry is neither a plain file nor a folder: a link, a device, a socket. */
function isSpecial(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK;
  return type !== 0 && type !== REGULAR && type !== FOLDER;
}

function checkEntry(entry: Entry): void {
  const { fileName: name } = entry;
  const wrong = nameProblem(name) ?? (validateFileName(name) === null ? null : 'bad-name');
  if (wrong) throw refused(wrong, name);
  if (isSpecial(entry)) throw refused('link', name);
  if (entry.isEncrypted()) throw refused('encrypted', name);
  if (isFolder(entry) || isSystemJunk(name)) return;
  const type = typeProblem(name);
  if (type) throw refused(type, name);
  const isPage = /^html?$/.test(extensionOf(name));
  if (isPage && entry.uncompressedSize > PACKAGE_LIMITS.pageBytes) throw refused('page-too-large', name);
  if (![STORED, DEFLATED].includes(entry.compressionMethod)) throw refused('unsupported-compression', name);
}

/** Refuses duplicate names, and a file that is also a folder of another file: it could not be unpacked. */
function checkNames(files: readonly Entry[]): void {
  const names = new Set<string>();
  for (const { fileName } of files) {
    const name = sameName(fileName);
    if (names.has(name)) throw refused('duplicate-name', fileName);
    names.add(name);
  }
  for (const { fileName } of files) {
    const parts = sameName(fileName).split('/');
    const folders = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
    if (folders.some((folder) => names.has(folder))) throw refused('duplicate-name', fileName);
  }
}

/** Opens a ZIP on disk; the caller closes it. Errors about names are worded here, not by the library. */
export async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch {
    throw refused('not-a-zip');
  }
}

/** Turns an error of yauzl into a refusal: yauzl rejects some names before `checkEntry`. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const words = error instanceof Error ? error.message : '';
  const byName = /absolute path|relative path|invalid characters in fileName/.exec(words);
  if (byName) return refused('bad-name', words.split(': ').slice(1).join(': '));
  return refused(/encrypt/i.test(words) ? 'encrypted' : 'not-a-zip');
}

/** Returns all files of the ZIP; every one is checked before any is unpacked. 422 with the reason. */
export async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > PACKAGE_LIMITS.entries) throw refused('too-many-entries');
  const files: Entry[] = [];
  let seen = 0;
  let size = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      seen += 1;
      if (seen > PACKAGE_LIMITS.entries) throw refused('too-many-entries');
      checkEntry(entry);
      if (isFolder(entry) || isSystemJunk(entry.fileName)) continue;
      size += entry.uncompressedSize;
      if (size > PACKAGE_LIMITS.unpackedBytes) throw refused('unpacks-too-large');
      files.push(entry);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  checkNames(files);
  return files;
}
