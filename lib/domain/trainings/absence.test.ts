import { expect, test } from 'vitest';
import { absenceDays, absenceWords, daysOf, shareDay } from './absence';

const said = (words: string) => words.replaceAll('\u00a0', ' ');

test('days are said once, and as a span', () => {
  expect(said(absenceDays({ firstDay: '2026-11-24', lastDay: '2026-11-24' }))).toBe('24 ноября 2026');
  expect(said(absenceDays({ firstDay: '2026-11-24', lastDay: '2026-11-30' }))).toBe('24–30 ноября 2026');
});

test('what stands against a training says why, where that is known', () => {
  const days = { firstDay: '2026-11-24', lastDay: '2026-11-30' };
  expect(said(absenceWords({ ...days, note: 'отпуск' }))).toBe(
    'Ведущий недоступен: 24–30 ноября 2026 (отпуск).',
  );
  expect(said(absenceWords({ ...days, note: '' }))).toBe('Ведущий недоступен: 24–30 ноября 2026.');
});

test('two spans share a day by their ends too', () => {
  const days = { firstDay: '2026-11-24', lastDay: '2026-11-30' };
  const shared = (firstDay: string, lastDay: string) => shareDay(days, { firstDay, lastDay });
  expect([shared('2026-11-20', '2026-11-24'), shared('2026-11-30', '2026-12-02')]).toEqual([true, true]);
  expect([shared('2026-11-20', '2026-11-23'), shared('2026-12-01', '2026-12-02')]).toEqual([false, false]);
});

test('an evening that ends after midnight touches two days', () => {
  expect(daysOf({ localDay: '2026-11-30', localFrom: '10:00', localTo: '12:00' }).lastDay).toBe('2026-11-30');
  expect(daysOf({ localDay: '2026-11-30', localFrom: '23:00', localTo: '00:30' }).lastDay).toBe('2026-12-01');
});
