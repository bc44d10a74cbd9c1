import { expect, test } from 'vitest';
import { historyDays } from './history-days';

const NOW = new Date('2026-11-24T12:00:00Z');
const line = (id: string, createdAt: string, reason: string | null = null) => ({
  id,
  createdAt,
  reason,
  kind: 'test' as const,
  amount: 70,
  title: 'Барьер',
});
const shapeOf = (entries: Parameters<typeof historyDays>[0]) =>
  historyDays(entries, NOW).map(({ title, lines }) => [
    title.replaceAll('\u00a0', ' '),
    lines.map(({ entry }) => entry.id).join(),
  ]);

test('lines stand under their day, today and yesterday are said so, another year has its number', () => {
  expect(
    shapeOf([
      line('5', '2026-11-24T09:00:00Z'),
      line('4', '2026-11-24T05:00:00Z'),
      line('3', '2026-11-23T09:00:00Z'),
      line('2', '2026-11-20T09:00:00Z'),
      line('1', '2025-12-30T09:00:00Z'),
    ]),
  ).toEqual([
    ['Сегодня, 24 ноября', '5,4'],
    ['Вчера, 23 ноября', '3'],
    ['20 ноября', '2'],
    ['30 декабря 2025', '1'],
  ]);
});

test('the day is Moscow’s: half past midnight there is the next one', () => {
  expect(shapeOf([line('2', '2026-11-20T21:30:00Z'), line('1', '2026-11-20T20:30:00Z')])).toEqual([
    ['21 ноября', '2'],
    ['20 ноября', '1'],
  ]);
});

test('a rule is said once in the whole list, not once a day', () => {
  const days = historyDays(
    [line('2', '2026-11-21T09:00:00Z', 'Верных ответов: 7 из 7'), line('1', '2026-11-20T09:00:00Z')],
    NOW,
  );
  const [first, second] = days.flatMap(({ lines }) => lines);
  expect(first?.title).toBe('Тест «Барьер»');
  expect(first?.rule).toMatch(/^За правильные ответы теста.*7 из 7$/);
  expect(second?.rule).toBe('');
});

test('nothing has no days', () => {
  expect(historyDays([], NOW)).toEqual([]);
});
