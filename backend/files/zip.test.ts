import { expect, test } from 'vitest';
import { zipOf, zipPieces, type ZipStream } from './zip';

const text = (name: string, words: string) => ({ name, bytes: Buffer.from(words) });

async function* endless(seen: { closed: boolean }) {
  try {
    for (;;) yield Buffer.alloc(64 * 1024, 'а');
  } finally {
    seen.closed = true;
  }
}

async function* of<T>(...files: T[]) {
  yield* files;
}

test('the same files are the same ZIP, whatever the clock says', async () => {
  const make = () => zipOf([text('a.txt', 'А'), text('b/c.txt', 'Б')]);
  const [one, other] = [await make(), await make()];
  expect(one.equals(other)).toBe(true);
  expect(one.readUInt16LE(12)).toBe(0x21); // 1 January 1980
});

test('one file at a time is open, and a reader who leaves closes it', async () => {
  const [first, second] = [{ closed: false }, { closed: false }];
  let asked = 0;
  async function* files(): AsyncGenerator<ZipStream> {
    asked += 1;
    yield { name: 'first', pieces: endless(first) };
    asked += 1;
    yield { name: 'second', pieces: endless(second) };
  }
  for await (const _ of zipPieces(files())) break;
  await expect.poll(() => first.closed).toBe(true);
  expect(asked).toBe(1);
});

test('a file that fails fails the ZIP', async () => {
  async function* broken() {
    yield Buffer.from('a');
    await Promise.resolve();
    throw new Error('the disk is gone');
  }
  const whole = async () => {
    for await (const _ of zipPieces(of({ name: 'a', pieces: broken() })));
  };
  await expect(whole()).rejects.toThrow('the disk is gone');
  async function* noMore(): AsyncGenerator<ZipStream> {
    yield { name: 'a', pieces: of(Buffer.from('a')) };
    await Promise.resolve();
    throw new Error('the list is gone');
  }
  const list = async () => {
    for await (const _ of zipPieces(noMore()));
  };
  await expect(list()).rejects.toThrow('the list is gone');
});
