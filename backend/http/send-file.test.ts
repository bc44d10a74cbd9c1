import { expect, test } from 'vitest';
import { readRange } from './send-file';

test.each([
  [undefined, undefined],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=5-500', { start: 5, end: 9 }],
  ['bytes=10-', 'invalid'],
  ['bytes=4-2', 'invalid'],
  ['bytes=-0', 'invalid'],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
])('%s of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
