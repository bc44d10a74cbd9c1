import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically: concurrent readers see the old or the new content, never a part. Two parallel starts write
 * the same files, and Node would run an empty script without an error. Unchanged files are not written.
 */
export async function writeWhole(file, contents) {
  const bytes = Buffer.from(contents);
  const there = await readFile(file).catch(() => undefined);
  if (there?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, bytes);
  await rename(beside, file);
}
