import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawCertificate, type CertificateFacts } from './draw-certificate';

const ADDRESS = 'https://portal.example/certificates/7F3K-92QX-5D1M';
const FACTS: CertificateFacts = {
  id: '1',
  number: '7F3K-92QX-5D1M',
  holder: 'Иванова Анна Сергеевна',
  brand: 'lrp',
  brandName: 'La Roche-Posay',
  title: 'Барьер кожи',
  subtitle: 'Курс',
  issuedAt: '2026-03-01T09:00:00Z',
  status: 'valid',
  revokedAt: null,
};

/** What the page's drawing says, operator by operator. */
async function drawing(): Promise<string> {
  const file = await new Response(drawCertificate(FACTS, ADDRESS)).arrayBuffer();
  const bytes = Buffer.from(file);
  for (let at = 0; ; at += 6) {
    at = bytes.indexOf('stream\n', at);
    if (at < 0) throw new Error('no drawing');
    try {
      const page = inflateSync(bytes.subarray(at + 7)).toString('latin1');
      if (/ re\n/.test(page)) return page;
    } catch {
      // a file of another kind
    }
  }
}

/** The code's squares, each `[x, y]`: the only ones that are as wide as high. */
const SQUARE = /^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm;
const numbersOf = (text: string) => [...text.matchAll(/[\d.]+/g)].map(Number);

/** The code as it stands on the sheet, and the room around it, in modules. */
async function drawnCode(size: number) {
  const page = await drawing();
  const squares = [...page.matchAll(SQUARE)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const dot = (Math.max(...xs) - left) / (size - 1);
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [x, y] of squares) modules[Math.round((y - top) / dot)]![Math.round((x - left) / dot)] = true;

  // the white ground is what is drawn just before the first square
  const before = page.slice(0, page.search(SQUARE)).split('\nh\n').at(-2) ?? '';
  const corners = [...before.matchAll(/^[\d.]+ [\d.]+ [ml]$/gm)].slice(-4).map(([line]) => numbersOf(line));
  const [groundXs, groundYs] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const quiet = {
    left: left - Math.min(...groundXs),
    right: Math.max(...groundXs) - left - size * dot,
    top: top - Math.min(...groundYs),
    bottom: Math.max(...groundYs) - top - size * dot,
  };
  return { modules, quiet: Object.values(quiet).map((room) => room / dot) };
}

test('the code on the sheet is the one of its public page, module by module, with room to be seen', async () => {
  const { data, size } = encode(ADDRESS, { ecc: 'M', border: 0 });
  const { modules, quiet } = await drawnCode(size);
  expect(modules).toEqual(data);
  // four modules of quiet on every side (ISO/IEC 18004); rounding of the drawing aside
  expect(Math.min(...quiet)).toBeGreaterThan(3.99);
});
