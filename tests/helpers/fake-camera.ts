import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from 'uqr';

const [WIDTH, HEIGHT] = [640, 480];
const SCALE = 12;
const LIGHT = 235;

/** Path for a film: the browser gets it at its start and opens the file when the camera is switched on. */
export const filmPath = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'film-')), 'code.y4m');

/** Writes a greyscale film of one frame. */
function writeFilm(file: string, grey: Uint8Array): void {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = `YUV4MPEG2 W${String(WIDTH)} H${String(HEIGHT)} F10:1 Ip A1:1 C420mpeg2\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(`${head}FRAME\n`), grey, colour]));
}

/** Writes a film of one frame with the code as QR, for Chromium's fake camera; returns its path. */
export function filmOf(code: string): string {
  const { data, size } = encode(code, { border: 4 });
  const light = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  const [left, top] = [(WIDTH - size * SCALE) >> 1, (HEIGHT - size * SCALE) >> 1];
  for (let y = 0; y < size * SCALE; y += 1)
    for (let x = 0; x < size * SCALE; x += 1)
      if (data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) light[(top + y) * WIDTH + left + x] = 16;
  const file = filmPath();
  writeFilm(file, light);
  return file;
}

/** Writes a film that shows a picture of a screen to the camera. */
export async function filmScreen(file: string, picture: Buffer): Promise<void> {
  const grey = await sharp(picture)
    .flatten({ background: 'white' })
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: 'white' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  writeFilm(file, grey);
}
