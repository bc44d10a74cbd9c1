import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Where pictures and documents live; `/media/{key}` serves them. Keys never change their content. */
export interface FileStore {
  /** Stores bytes, or a stream to its end, under `key` (made when absent, in `folder`) and returns the key. */
  put(
    bytes: Uint8Array | Readable,
    options: { extension: string; key?: string; folder?: string },
  ): Promise<string>;
  remove(key: string): Promise<void>;
  /** The file's place on disk; undefined for a key that points outside the store. */
  pathOf(key: string): string | undefined;
}

/** Folders and a name; no part begins with a dot. */
const KEY = /^[\w-]+(\/[\w-][\w.-]*)*$/;

/** Photographs of people: they may take them away, so that nobody is to keep one for long. */
export const AVATARS = 'avatars';

/** The address of a stored file, relative to the service. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** Files in a folder. A file appears whole or not at all. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    return KEY.test(key) && path.startsWith(root + sep) ? path : undefined;
  };
  return {
    pathOf,
    async put(bytes, { extension, key, folder }) {
      const id = randomUUID();
      const name = key ?? `${folder ?? id.slice(0, 2)}/${id}.${extension}`;
      const path = pathOf(name);
      if (!path) throw new Error(`Not a key of the file store: ${name}`);
      await mkdir(dirname(path), { recursive: true });
      const half = join(dirname(path), `.${id}`);
      try {
        await writeFile(half, bytes);
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      return name;
    },
    async remove(key) {
      const path = pathOf(key);
      if (path) await rm(path, { force: true });
    },
  };
}
