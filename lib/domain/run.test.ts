import { expect, test } from 'vitest';
import { isOpen, RUN_STATUSES, runRetryMs, runShare, runWords } from './run';

test('what waits or works is open, what has ended is not', () => {
  expect(RUN_STATUSES.filter(isOpen)).toEqual(['queued', 'process']);
});

test.each([
  [0, 0, 0],
  [0, 40, 0],
  [1, 3, 33],
  [999, 1000, 99],
  [1000, 1000, 100],
  // rows that came while it was counted
  [1004, 1000, 100],
])('%i of %i is %i %%', (progress, total, share) => {
  expect(runShare({ progress, total })).toBe(share);
});

test('each wait is longer, and there is a last one', () => {
  expect([0, 1, 2, 3, 4, 5].map(runRetryMs)).toEqual([5000, 5000, 15_000, 45_000, 135_000, 405_000]);
  expect(runRetryMs(6)).toBeNull();
});

test.each([
  ['queued', 0, 0, 'В очереди, начнётся через несколько секунд'],
  ['process', 0, 0, 'Считаем, сколько предстоит'],
  ['process', 1200, 40_000, '3 %: 1 200 из 40 000'],
  ['process', 41, 40, '100 %: 40 из 40'],
  ['done', 40, 40, 'Готово'],
  ['failed', 3, 40, 'Не получилось. Начните ещё раз'],
  ['cancelled', 3, 40, 'Отменено'],
] as const)('%s at %i of %i: %s', (status, progress, total, words) => {
  expect(runWords({ status, progress, total }).replaceAll('\u00a0', ' ')).toBe(words);
});
