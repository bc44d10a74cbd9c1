import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '../files/store';
import { zipOf } from '../files/zip';
import { savePackage } from '../services/packages/save-package';
import type { contentPackages } from '../db/schema/packages';
import type { Calendar } from './calendar';

const require = createRequire(import.meta.url);
const content = fileURLToPath(new URL('./content/', import.meta.url));
/** Files added to every package: the small run-time and the portal's fonts. */
const RUNTIME = join(content, 'modules/runtime');
const FONTS = {
  'onest-cyrillic.woff2': 'onest-cyrillic-wght-normal',
  'onest-latin.woff2': 'onest-latin-wght-normal',
};
/** Files about a package for the seed, not part of the package. */
const ABOUT = ['module.json'];

interface Part {
  name: string;
  path: string;
}

async function partsOf(folder: string, prefix = ''): Promise<Part[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !ABOUT.includes(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, name: prefix + relative(folder, path).split(sep).join('/') };
    });
}

const fonts = (): Part[] =>
  Object.entries(FONTS).map(([name, file]) => ({
    name: `runtime/${name}`,
    path: require.resolve(`@fontsource-variable/onest/files/${file}.woff2`),
  }));

/** Zips a folder of `content` as its author would have done. */
async function zipFolder(folder: string): Promise<Buffer> {
  const parts = [
    ...(await partsOf(join(content, folder))),
    ...(await partsOf(RUNTIME, 'runtime/')),
    ...fonts(),
  ];
  parts.sort((left, right) => (left.name < right.name ? -1 : 1));
  return zipOf(
    await Promise.all(parts.map(async ({ name, path }) => ({ name, bytes: await readFile(path) }))),
  );
}

type Row = typeof contentPackages.$inferInsert;

/** Zips a folder and stores it through the portal's own check. */
export async function makePackage(
  folder: string,
  { files, calendar }: { files: FileStore; calendar: Calendar },
): Promise<Row> {
  const zip = await zipFolder(folder);
  const facts = await savePackage(files, new Blob([new Uint8Array(zip)]), () => Promise.resolve(false));
  const name = `${folder.replace(/^.*\//, '')}.zip`;
  return { ...facts, name, authorId: null, createdAt: calendar.ago(60, '09:00') };
}
