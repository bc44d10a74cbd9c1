import { expect, test } from 'vitest';
import { byDay, daysOf } from './days-of';

const on = (...days: string[]) => byDay(days.map((day) => ({ startsAt: `${day}T07:00:00.000Z` })));
const today = '2026-11-25';

test('the present week begins with today, and what is over stands last', () => {
  const slots = on('2026-11-23', '2026-11-25', '2026-11-27', '2026-11-27');
  expect(daysOf(slots, { today, isPresentWeek: true })).toEqual({
    ahead: ['2026-11-25', '2026-11-27'],
    past: ['2026-11-23'],
  });
});

test.each([
  ['what follows stands first', ['2026-11-23', '2026-11-26'], ['2026-11-26']],
  ['where nothing follows today is told of', ['2026-11-23'], [today]],
])('without a training today, %s', (_, days, ahead) => {
  expect(daysOf(on(...days), { today, isPresentWeek: true })).toEqual({ ahead, past: ['2026-11-23'] });
});

test('another week, and a list, are days in their order', () => {
  const slots = on('2026-11-16', '2026-11-18');
  expect(daysOf(slots, { today, isPresentWeek: false })).toEqual({
    ahead: ['2026-11-16', '2026-11-18'],
    past: [],
  });
});
