import { createHash } from 'node:crypto';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import type { FileStore } from '../../files/store';
import { AppError } from '../../http/app-error';
import { checkedStream } from './checked-stream';
import { refused } from './refuse';

/** What a SCORM package says of itself. */
export const MANIFEST = 'imsmanifest.xml';

/**
 * Where a file of a package lies in the files store. The name itself is hashed, so that no name, however it is
 * spelled, reaches a path of the disk.
 */
export function packageKey(packageId: string, name: string): string {
  const hash = createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 32);
  return `packages/${packageId}/${hash}.bin`;
}

/** An entry's bytes through `use`, checked against the size and the sum that the archive gives. 422 when it lies. */
export async function readEntry<T>(
  zip: ZipFile,
  entry: Entry,
  use: (stream: Transform) => Promise<T>,
): Promise<T> {
  try {
    const checked = checkedStream(entry);
    const source = await zip.openReadStreamPromise(entry);
    // a reader that gives up ends the writer too
    const using = use(checked).catch((error: unknown) => {
      checked.destroy();
      throw error;
    });
    const [used, read] = await Promise.allSettled([using, pipeline(source, checked)]);
    if (used.status === 'rejected' && used.reason instanceof AppError) throw used.reason;
    if (read.status === 'rejected') throw read.reason;
    if (used.status === 'rejected') throw used.reason;
    return used.value;
  } catch (error) {
    throw error instanceof AppError ? error : refused('broken', entry.fileName);
  }
}

interface Unpacked {
  id: string;
  entries: readonly Entry[];
  isKnown: (id: string) => Promise<boolean>;
}

/** Uploads under way here, by the package: two of one write the same files. */
const underWay = new Map<string, number>();

async function putEntry(files: FileStore, zip: ZipFile, entry: Entry, key: string): Promise<void> {
  await readEntry(zip, entry, (stream) => files.put(stream, { extension: 'bin', key }));
}

/**
 * Stores every file; all of them or none, unless the same package is there or on its way meanwhile: then they are
 * its files.
 */
export async function storeEntries(
  files: FileStore,
  zip: ZipFile,
  { id, entries, isKnown }: Unpacked,
): Promise<void> {
  const stored: string[] = [];
  const others = () => (underWay.get(id) ?? 0) > 1;
  underWay.set(id, (underWay.get(id) ?? 0) + 1);
  try {
    for (const entry of entries) {
      const key = packageKey(id, entry.fileName);
      await putEntry(files, zip, entry, key);
      stored.push(key);
    }
  } catch (error) {
    if (!others() && !(await isKnown(id))) await Promise.allSettled(stored.map((key) => files.remove(key)));
    throw error;
  } finally {
    if (others()) underWay.set(id, (underWay.get(id) ?? 0) - 1);
    else underWay.delete(id);
  }
}

/** Of a package that is there, what the store has lost since: sent again, it is whole again. */
export async function restoreEntries(
  files: FileStore,
  zip: ZipFile,
  { id, entries }: Pick<Unpacked, 'id' | 'entries'>,
): Promise<void> {
  for (const entry of entries) {
    const key = packageKey(id, entry.fileName);
    if (!(await files.open(key))) await putEntry(files, zip, entry, key);
  }
}
