import { expect, test } from 'vitest';
import { countCalls, countStatements } from './counting-proxy';

const message = (letter: string, body: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
};

test('statements are counted however the bytes are cut', () => {
  const opening = message('', 'user portal');
  const asked = ['P', 'B', 'D', 'E', 'S', 'Q', 'B', 'E', 'S'].map((letter) => message(letter, 'E Q \n'));
  const all = Buffer.concat([opening, ...asked]);
  for (const size of [1, 7, all.length]) {
    const counter = countStatements();
    let found = 0;
    for (let at = 0; at < all.length; at += size) found += counter(all.subarray(at, at + size));
    expect(found, `${size} bytes at a time`).toBe(3);
  }
});

test('calls are counted by their heads', () => {
  const counter = countCalls();
  expect(counter(Buffer.from('GET /v1/a?b=c HTTP/1.1\r\nhost: x\r\n\r\n'))).toBe(1);
  expect(counter(Buffer.from('{"said":"GET /v1/a HTTP/1.1"}'))).toBe(0);
  expect(counter(Buffer.from('POST /v1/b HTTP/1.1\r\nhost: x\r\n\r\n{}'))).toBe(1);
});
