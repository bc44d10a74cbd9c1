import { createHash } from 'node:crypto';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import type { FileStore } from '../../files/store';
import { AppError } from '../../http/app-error';
import { checkedStream } from './checked-stream';
import { refused } from './refuse';

/** Name of a SCORM package's manifest. */
export const MANIFEST = 'imsmanifest.xml';

/**
 * Returns the key of a package's file in the file store. The name is hashed, so that no spelling of it reaches a path
 * of the disk.
 */
export function packageKey(packageId: string, name: string): string {
  const hash = createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 32);
  return `packages/${packageId}/${hash}.bin`;
}

/**
 * Passes an entry's bytes through `use` and checks the size and the checksum that the archive gives. 422 on a mismatch.
 */
export async function readEntry<T>(
  zip: ZipFile,
  entry: Entry,
  use: (stream: Transform) => Promise<T>,
): Promise<T> {
  try {
    const checked = checkedStream(entry);
    const source = await zip.openReadStreamPromise(entry);
    // a failed reader ends the writer too
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

/** Number of uploads in progress in this process by package: two uploads of one package write the same files. */
const underWay = new Map<string, number>();

async function putEntry(files: FileStore, zip: ZipFile, entry: Entry, key: string): Promise<void> {
  await readEntry(zip, entry, (stream) => files.put(stream, { extension: 'bin', key }));
}

/**
 * Stores every file. On an error the stored files are removed, unless the same package exists or is being uploaded by
 * another call: the files then belong to it.
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

/** Stores again those files of an existing package that the store has lost. */
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
