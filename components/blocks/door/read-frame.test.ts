import decodeQR from 'qr/decode.js';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { entryCode } from './code-hash';

const SCALE = 8;

/** The squares of a booking's code as a camera would have them: four bytes a pixel. */
function picture(code: string) {
  const { data, size } = encode(code, { border: 4 });
  const side = size * SCALE;
  const bytes = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        bytes.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data: bytes, width: side, height: side };
}

test('somebody else’s reader reads the code that a booking shows', () => {
  expect(decodeQR(picture('7K3M-9QWT-4HZB-2CDE'))).toBe('7K3M-9QWT-4HZB-2CDE');
});

test('a frame without a code is refused', () => {
  const blank = { data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 };
  expect(() => decodeQR(blank)).toThrow();
});

test('a code is known in any writing, a torn one is none', () => {
  expect(entryCode('7k3m 9qwt 4hzb 2cde')).toBe('7K3M-9QWT-4HZB-2CDE');
  for (const text of ['7K3M-9QWT-4HZB', 'https://evil.example', '']) expect(entryCode(text)).toBeNull();
});
