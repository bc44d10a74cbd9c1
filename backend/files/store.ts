import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { isMediaKey } from '@/lib/domain/media-address';
import { orUnavailable } from './unavailable';

/** From the first byte to the last one, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file as it was when it was opened. */
export interface StoredFile {
  readonly size: number;
  /** In quotes, as headers carry it. */
  readonly etag: string;
  readonly modified: Date;
  /** Returns the whole file, or one range. The caller reads to the end or destroys the stream. */
  read(range?: ByteRange): Promise<Readable>;
}

/**
 * Store of pictures, clips and packages; `/media/{key}` serves them. The content of a key never changes. A failing
 * store throws AppError 503 `files-unavailable`; a file appears whole or not at all.
 */
export interface FileStore {
  /** Stores bytes, or a stream to its end, under `key` (made when absent, in `folder`) and returns the key. */
  put(bytes: Uint8Array | Readable, options: PutOptions): Promise<string>;
  remove(key: string): Promise<void>;
  /** Undefined for a key that is not there, or points outside the store. */
  open(key: string): Promise<StoredFile | undefined>;
  /** Throws if the store cannot be used. */
  check(): Promise<void>;
}

export interface PutOptions {
  extension: string;
  key?: string;
  folder?: string;
}

/** The address of a stored file, relative to the service. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** Returns the key to store a file under. */
export function keyFor({ extension, key, folder }: PutOptions): string {
  const id = randomUUID();
  const name = key ?? `${folder ?? id.slice(0, 2)}/${id}.${extension}`;
  if (!isMediaKey(name)) throw new Error(`Not a key of the file store: ${name}`);
  return name;
}

const MISSING = new Set(['ENOENT', 'ENOTDIR']);

async function factsOf(path: string) {
  try {
    const facts = await stat(path);
    return facts.isFile() ? facts : undefined;
  } catch (error) {
    if (MISSING.has(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}

/** Writes under a temporary name and renames, so that no reader sees a partial file. */
async function writeWhole(path: string, bytes: Uint8Array | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeFile(half, bytes);
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** Files in a folder. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder);
  return {
    check: () => orUnavailable(mkdir(root, { recursive: true }).then(() => undefined)),
    async put(bytes, options) {
      const key = keyFor(options);
      await orUnavailable(writeWhole(join(root, key), bytes), bytes);
      return key;
    },
    async remove(key) {
      if (isMediaKey(key)) await orUnavailable(rm(join(root, key), { force: true }));
    },
    async open(key) {
      if (!isMediaKey(key)) return undefined;
      const path = join(root, key);
      const facts = await orUnavailable(factsOf(path));
      if (!facts) return undefined;
      const { size, mtime, mtimeMs } = facts;
      return {
        size,
        etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
        modified: mtime,
        read: (range) => Promise.resolve(createReadStream(path, range)),
      };
    },
  };
}
