import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { drawPicture, pictureFor, type PictureRequest } from './art/picture';
import { renderWebp } from './art/render';
import { mediaUrl, type FileStore } from '../files/store';
import type { StoredImage } from '../db/schema/types';

export interface PictureOrder extends PictureRequest {
  /** Description of the picture, in Russian. */
  name: string;
  width: number;
  height: number;
  /** Position of the subject as a share of the width, if not that of the rule. */
  cx?: number;
  /** Width of the preview; without it the picture is its own preview. */
  preview?: number;
  /** Folder in the store. */
  folder?: string;
}
export interface Drawn extends StoredImage {
  key: string;
  previewKey: string;
}

const QUALITY = 80;
/** Part of every key: increase it when the rendering of pictures changes. */
const RENDERING = 1;

/** Returns a stable UUID of a text (its version bits mean 'custom'). */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export interface PictureFolders {
  /** Folder in the repository with every picture of the demo world, rendered by `ship-pictures.ts`. */
  shipped: string;
  /** Folder of pictures rendered on this machine because a drawing has changed. */
  cache: string;
}

/**
 * Draws the demo world's pictures into the file store, a few at a time. A rendered picture is cached by the hash of its
 * drawing, and rendered again only when the drawing changes.
 */
export class Pictures {
  /** Number of pictures that were rendered, for the log. */
  rendered = 0;
  /** File names of all requested pictures. */
  readonly used = new Set<string>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly files: FileStore,
    private readonly folders: PictureFolders,
    private readonly limit: number,
  ) {}

  async draw(order: PictureOrder): Promise<Drawn> {
    await this.turn();
    try {
      return await this.make(order);
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
  }

  private async make(order: PictureOrder): Promise<Drawn> {
    const { name, width, height, cx, preview, folder = 'demo', ...request } = order;
    const { scene, options } = pictureFor(request);
    const svg = drawPicture(
      { scene, options: cx === undefined ? options : { ...options, cx } },
      width,
      height,
    );
    const hash = createHash('sha256')
      .update(`${RENDERING} ${QUALITY} ${width} ${svg}`)
      .digest('hex')
      .slice(0, 32);
    const full = await this.kept(`${folder}/${hash}.webp`, () =>
      renderWebp(svg, { width, quality: QUALITY }),
    );
    const small =
      preview === undefined
        ? full
        : await this.kept(`${folder}/${hash}-${preview}.webp`, () =>
            sharp(full.bytes).resize({ width: preview }).webp({ quality: QUALITY, effort: 4 }).toBuffer(),
          );
    return {
      name,
      fileName: `${request.seed}.webp`,
      uuid: uuidOf(hash),
      previewUrl: mediaUrl(small.key),
      originalUrl: mediaUrl(full.key),
      order: 0,
      customProperties: { width, height, alt: name },
      extension: 'webp',
      size: full.bytes.length,
      key: full.key,
      previewKey: small.key,
    };
  }

  /** Reads cached bytes, or renders and caches them; puts them into the file store in both cases. */
  private async kept(key: string, render: () => Promise<Buffer>): Promise<{ key: string; bytes: Buffer }> {
    const file = basename(key);
    this.used.add(file);
    const path = [this.folders.shipped, this.folders.cache]
      .map((folder) => join(folder, file))
      .find(existsSync);
    const known = path ? await readFile(path) : null;
    const bytes = known?.length ? known : await render();
    if (!known?.length) await this.remember(file, bytes);
    await this.files.put(bytes, { extension: 'webp', key });
    return { key, bytes };
  }

  /** Writes to the cache. An error is ignored: it only makes the next start slower. */
  private async remember(file: string, bytes: Buffer): Promise<void> {
    this.rendered += 1;
    const path = join(this.folders.cache, file);
    const half = `${path}.${process.pid}`;
    await mkdir(this.folders.cache, { recursive: true })
      .then(() => writeFile(half, bytes))
      .then(() => rename(half, path))
      .catch(() => undefined);
  }
}

/** Maps a picture to its shape in resources. */
export function stored({ key: _key, previewKey: _previewKey, ...image }: Drawn): StoredImage {
  return image;
}
