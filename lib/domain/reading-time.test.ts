import { expect, test } from 'vitest';
import { leastReadingMs } from './reading-time';

const words = (count: number) => Array.from({ length: count }, () => 'слово').join(' \n ');

test.each([
  ['nothing', '', 0],
  ['one line', 'Церамиды держат воду в роговом слое.', 240],
  ['a text of a minute', words(160), 6400],
  ['a text of four minutes', words(640), 25_600],
])('%s', (_, text, ms) => expect(leastReadingMs(text)).toBeCloseTo(ms));

test('who reads four times as fast as most is never held up', () => {
  const count = 640;
  expect(leastReadingMs(words(count))).toBeLessThan((count / (4 * 160)) * 60_000);
});
