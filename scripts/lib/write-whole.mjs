import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that whoever reads it meanwhile has the old one or the new one, never a part: two who start at once
 * make the same files, and Node ends with 0 when its script is still empty. What is the same already stays as it is.
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
