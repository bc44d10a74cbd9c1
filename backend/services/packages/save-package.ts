import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { framedFiles } from '@/lib/domain/framed-files';
import { PACKAGE_LIMITS } from '@/lib/domain/packages';
import { readScormManifest } from '@/lib/domain/scorm-manifest';
import type { contentPackages } from '../../db/schema/packages';
import type { FileStore } from '../../files/store';
import { MANIFEST, readEntry, restoreEntries, storeEntries } from './package-files';
import { openZip, readEntries } from './read-entries';
import { refused } from './refuse';

export type PackageFacts = Pick<
  typeof contentPackages.$inferInsert,
  'id' | 'format' | 'indexFile' | 'scorm' | 'filesCount' | 'size'
>;

/** A manifest is text of some kilobytes; a huge one is no manifest. */
const MANIFEST_BYTES = 256 * 1024;
const ID_LENGTH = 32;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** Finds the start page: the one that the SCORM manifest names, or index.html at the top level. */
async function startOf(zip: ZipFile, entries: readonly Entry[]) {
  const names = new Map(entries.map((entry) => [entry.fileName, entry]));
  const manifest = names.get(MANIFEST);
  if (!manifest) {
    if (!names.has('index.html')) throw refused('index-missing');
    return { format: 'plain' as const, indexFile: 'index.html', scorm: null };
  }
  if (manifest.uncompressedSize > MANIFEST_BYTES) throw refused('manifest-broken');
  const known = readScormManifest(await readEntry(zip, manifest, text));
  if (!known || !/\.html?$/i.test(known.launch)) throw refused('manifest-broken');
  if (known.pages > 1) throw refused('several-lessons');
  if (!names.has(known.launch)) throw refused('index-missing', known.launch);
  const { format, launch, query, launchData, mastery } = known;
  return { format, indexFile: launch, scorm: { query, launchData, mastery } };
}

/**
 * Refuses a package in which one page frames another: each document of a package has an origin of its own, so the two
 * could neither reach each other nor be one course, and the policy of the inner one forbids framing.
 */
async function refuseFrames(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const names = new Set(entries.map(({ fileName }) => fileName));
  for (const entry of entries) {
    if (!/\.html?$/i.test(entry.fileName)) continue;
    const framed = framedFiles(await readEntry(zip, entry, text), entry.fileName);
    if (framed.some((name) => names.has(name))) throw refused('framed-pages', entry.fileName);
  }
}

/** Whether a package with this id exists: its files are in use and must not be touched. */
export type IsKnown = (id: string) => Promise<boolean>;

async function unpack(files: FileStore, path: string, isKnown: IsKnown): Promise<PackageFacts> {
  const zip = await openZip(path);
  try {
    const entries = await readEntries(zip);
    const start = await startOf(zip, entries);
    const id = await hashOf(path);
    if (await isKnown(id)) await restoreEntries(files, zip, { id, entries });
    else {
      await refuseFrames(zip, entries);
      await storeEntries(files, zip, { id, entries, isKnown });
    }
    const size = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    return { id, ...start, filesCount: entries.length, size };
  } finally {
    zip.close();
  }
}

/**
 * Checks a ZIP and puts its files into the store; no row is written. The bytes go through the disk, never whole
 * through memory. 422 with the reason (`PACKAGE_REFUSALS`) for anything that is not a plain, whole, bounded package.
 */
export async function savePackage(files: FileStore, zip: Blob, isKnown: IsKnown): Promise<PackageFacts> {
  if (zip.size > PACKAGE_LIMITS.zipBytes) throw refused('zip-too-large');
  const path = join(tmpdir(), `package-${randomUUID()}.zip`);
  try {
    const source = Readable.fromWeb(zip.stream() as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(source, createWriteStream(path));
    return await unpack(files, path, isKnown);
  } finally {
    await rm(path, { force: true });
  }
}
