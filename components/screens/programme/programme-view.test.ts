import { expect, test } from 'vitest';
import type { ProgrammeContent } from '@/api/programme/queries';
import {
  chosenMonth,
  contentHref,
  nextStep,
  readingOf,
  stepsOf,
  stepState,
  stepTime,
} from './programme-view';

const NOW = new Date('2025-05-20T12:00:00+03:00');
const month = (id: string) => ({
  month: id,
  startsAt: `${id}-01T00:00:00+03:00`,
  closesAt: `${id}-28T23:59:59+03:00`,
});
const MONTHS = [month('2025-04'), month('2025-05'), month('2025-06')];

const item = (id: string, more: Partial<ProgrammeContent> = {}) =>
  ({
    ...{ id, modelId: id, type: 'video', month: '2025-05', step: 1, finished: false },
    ...{ lockedBecause: null, repeatDatetime: null, startDate: null, endDate: null },
    ...more,
  }) as ProgrammeContent;

test.each([
  ['nothing', undefined, '2025-05'],
  ['a month there is', '2025-06', '2025-06'],
  ['one there is not', '2031-01', '2025-05'],
])('asked for %s, the month is found', (_, asked, expected) => {
  expect(chosenMonth(MONTHS, asked, NOW)?.month).toBe(expected);
});

test('before the first month it is that one; without months none', () => {
  expect(chosenMonth(MONTHS, undefined, new Date('2025-01-01'))?.month).toBe('2025-04');
  expect(chosenMonth([], undefined, NOW)).toBeUndefined();
});

test('steps are in their order, articles beside them are to read', () => {
  const items = [
    item('b', { step: 2 }),
    item('a'),
    item('r', { step: null, type: 'article' }),
    item('x', { month: '2025-04' }),
  ];
  expect(stepsOf(items, '2025-05').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(readingOf(items, '2025-05').map(({ id }) => id)).toEqual(['r']);
});

test('the next step is open, not done, and of the newest month that has one', () => {
  const items = [
    item('old', { month: '2025-04' }),
    item('done', { finished: true }),
    item('now', { step: 2 }),
    item('ahead', { month: '2025-06', lockedBecause: 'not-started' }),
  ];
  expect(nextStep(items, NOW)?.id).toBe('now');
  expect(nextStep(items.slice(0, 2), NOW)?.id).toBe('old');
  expect(nextStep([item('w', { repeatDatetime: '2025-06-01T00:00:00+03:00' })], NOW)).toBeUndefined();
});

test.each([
  ['finished', { finished: true }, ''],
  ['ahead', { lockedBecause: 'not-started', startDate: '2025-06-01T00:00:00+03:00' }, 'Откроется 1 июня'],
  ['closed', { lockedBecause: 'ended', endDate: '2025-04-30T23:59:00+03:00' }, 'Закрыт 30 апреля'],
  ['waiting', { repeatDatetime: '2025-06-01T00:00:00+03:00' }, 'Снова можно с 1 июня'],
  ['next', { id: 'n', endDate: '2025-05-31T23:59:00+03:00' }, 'До 31 мая 2025, 23:59 МСК'],
  ['open', {}, ''],
] as const)('a step that is %s says its time', (state, more, time) => {
  const step = item('s', more);
  expect(stepState(step, 'n', NOW)).toBe(state);
  expect(stepTime(step, state, NOW).replaceAll('\u00a0', ' ')).toBe(time);
});

test.each([
  ['video', '/education-programme2025/videos/7'],
  ['test', '/education-programme2025/tests/7'],
  ['express-training', '/education-programme2025/tests/7'],
  ['article', '/education-programme2025?month=2025-05&article=7'],
] as const)('%s opens at %s', (type, href) => expect(contentHref(item('7', { type }))).toBe(href));
