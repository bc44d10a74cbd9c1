// @vitest-environment node
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test, vi } from 'vitest';
import { steady } from './steady';

vi.mock('server-only', () => ({}));

/** Short windows, for bodies that are to be found slow. */
const RATE = { bytes: 10, windowMs: 40 };
/** Longer than a machine that others use too may stand still: of bodies that are not slow. */
const UNHURRIED = { bytes: 10, windowMs: 10_000 };

async function passed(
  chunks: string[],
  measure: { length: number | undefined; most: number },
): Promise<string> {
  const out = new PassThrough();
  const whole = out.toArray() as Promise<Buffer[]>;
  whole.catch(() => undefined);
  await pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), steady(measure, UNHURRIED), out);
  return Buffer.concat(await whole).toString();
}

test('a body of its declared length goes through', async () => {
  expect(await passed(['ab', 'cd'], { length: 4, most: 10 })).toBe('abcd');
  expect(await passed(['ab', 'cd'], { length: undefined, most: 4 })).toBe('abcd');
});

test.each([
  [['abc', 'de'], { length: 4, most: 10 }, 400],
  [['ab'], { length: 4, most: 10 }, 400],
  [['abc', 'de'], { length: undefined, most: 4 }, 413],
])('%j with %j ends in %i', async (chunks, measure, status) => {
  await expect(passed(chunks, measure)).rejects.toMatchObject({ name: 'CallError', status });
});

test('a body that only holds its place ends in 408', async () => {
  const slow = new PassThrough();
  slow.write('a');
  await expect(
    pipeline(slow, steady({ length: undefined, most: 100 }, RATE), new PassThrough()),
  ).rejects.toMatchObject({ status: 408 });
});

test('one that waits for its reader is not slow', async () => {
  const through = steady({ length: undefined, most: 1e6 }, RATE);
  through.on('error', () => undefined);
  through.write(Buffer.alloc(through.readableHighWaterMark + through.writableHighWaterMark + 1));
  // three windows in which nobody reads
  await new Promise((done) => setTimeout(done, RATE.windowMs * 3));
  expect(through.destroyed).toBe(false);
  through.destroy();
});
