import { crc32, deflateSync } from 'node:zlib';

interface PngOptions {
  width: number;
  height: number;
  interlaced?: boolean;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Columns and rows of the seven passes of an interlaced PNG: start and step of each. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

const rowsOf = (width: number, height: number) => height * (1 + Math.ceil(width / 8));

/** A valid PNG of black pixels, one bit each: a few kilobytes that decode to `width × height`. */
export function pngOf({ width, height, interlaced = false }: PngOptions): Buffer {
  const passes = PASSES.map(([x, dx, y, dy]) =>
    rowsOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
  );
  const size = interlaced ? passes.reduce((sum, rows) => sum + rows, 0) : rowsOf(width, height);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(size), { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

export const fileOf = (bytes: Uint8Array, name = 'me.png'): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
