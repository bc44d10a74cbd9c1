// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { hasBody, readBytes } from './read-body';

vi.mock('server-only', () => ({}));

/** A request whose body comes as the stream gives it. */
const sends = (start: (body: ReadableStreamDefaultController<Uint8Array>) => void, length?: string) =>
  new Request('http://portal.example/api/x', {
    method: 'POST',
    body: new ReadableStream({ start }),
    duplex: 'half',
    headers: length === undefined ? {} : { 'content-length': length },
  } as RequestInit);
const bytes = (text: string) => new TextEncoder().encode(text);

test('a body within its limit is read whole', async () => {
  const request = sends((body) => {
    body.enqueue(bytes('ab'));
    body.enqueue(bytes('cd'));
    body.close();
  });
  expect((await readBytes(request, 4)).toString()).toBe('abcd');
});

test('a longer one is 413: by its length at once, by its pieces at the one too many', async () => {
  const never = () => undefined;
  await expect(readBytes(sends(never, '5'), 4)).rejects.toMatchObject({ status: 413 });
  await expect(
    readBytes(
      sends((body) => body.enqueue(bytes('abcde'))),
      4,
    ),
  ).rejects.toMatchObject({ status: 413 });
});

test('one that never ends is 408 in its time', async () => {
  await expect(
    readBytes(
      sends((body) => body.enqueue(bytes('a'))),
      4,
      { withinMs: 30 },
    ),
  ).rejects.toMatchObject({ status: 408 });
});

test('one that breaks off is 400', async () => {
  await expect(
    readBytes(
      sends((body) => body.error(new Error('gone'))),
      4,
    ),
  ).rejects.toMatchObject({ status: 400 });
});

test('whether there is a body is said by the head', () => {
  const head = (headers: Record<string, string>) =>
    hasBody(new Request('http://portal.example', { headers }));
  expect([head({}), head({ 'content-length': '0' }), head({ 'content-length': '2' })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(head({ 'transfer-encoding': 'chunked' })).toBe(true);
});
