import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'uqr';

const [WIDTH, HEIGHT] = [640, 480];
const SCALE = 12;

/** A film of one frame that shows the code as QR, for Chromium's fake camera; the path of its file. */
export function filmOf(code: string): string {
  const { data, size } = encode(code, { border: 4 });
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const [left, top] = [(WIDTH - size * SCALE) >> 1, (HEIGHT - size * SCALE) >> 1];
  for (let y = 0; y < size * SCALE; y += 1)
    for (let x = 0; x < size * SCALE; x += 1)
      if (data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) light[(top + y) * WIDTH + left + x] = 16;
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = `YUV4MPEG2 W${String(WIDTH)} H${String(HEIGHT)} F10:1 Ip A1:1 C420mpeg2\n`;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'film-')), 'code.y4m');
  writeFileSync(file, Buffer.concat([Buffer.from(`${head}FRAME\n`), light, colour]));
  return file;
}
