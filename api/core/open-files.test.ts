// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFilePlace } from './open-files';

vi.mock('server-only', () => ({}));

const given: PassThrough[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const answer of given.splice(0)) answer.destroy();
  await new Promise((done) => setImmediate(done));
});

/** An answer that is being read; null where there is no place for it. */
function read(address: string): PassThrough | null {
  const place = takeFilePlace(address);
  if (!place) return null;
  const answer = new PassThrough();
  place.hold(answer as unknown as IncomingMessage);
  given.push(answer);
  return answer;
}
const many = (count: number, addressOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => read(addressOf(at)));
const reading = (answers: readonly (PassThrough | null)[]) =>
  answers.filter((answer) => answer && !answer.destroyed).length;

test('480 files are open at once, and the network that holds most gives way, however new its files are', () => {
  const crowds = [1, 2, 3, 4].map((host) => many(host === 4 ? 126 : 118, () => `198.51.100.${String(host)}`));
  expect(crowds.map(reading)).toEqual([118, 118, 118, 126]);
  vi.advanceTimersByTime(19_000);
  expect(reading([read('203.0.113.9')])).toBe(1);
  expect(crowds.map(reading)).toEqual([118, 118, 118, 125]);
});

test('480 households: nobody new gives way, and after 20 s the slowest does', () => {
  const homes = many(480, (at) => `10.0.${String(at >> 8)}.${String(at & 255)}`);
  for (const [at, home] of homes.entries()) if (at !== 7) home?.emit('data', Buffer.alloc(1000));
  vi.advanceTimersByTime(19_999);
  expect(read('203.0.113.9')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(reading([read('203.0.113.9')])).toBe(1);
  expect(homes.findIndex((home) => home?.destroyed)).toBe(7);
  expect(reading(homes)).toBe(479);
});

test('all networks of one /48 have 192 places together, and those beside it theirs', () => {
  const site = many(300, (at) => `2001:db8:5:${String(at)}::1`);
  expect(reading(site)).toBe(192);
  expect(reading(many(100, () => '2001:db8:6::1'))).toBe(100);
  expect(reading(site)).toBe(192);
});

test('a file that had to give way before its answer came is not read', () => {
  const early = takeFilePlace('198.51.100.9');
  many(127, () => '198.51.100.9');
  many(352, (at) => `10.1.${String(at >> 8)}.${String(at & 255)}`);
  vi.advanceTimersByTime(1000);
  expect(reading([read('203.0.113.9')])).toBe(1);
  const answer = new PassThrough();
  early?.hold(answer as unknown as IncomingMessage);
  expect([answer.destroyed, reading(given)]).toEqual([true, 480]);
});
