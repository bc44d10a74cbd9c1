import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { birthday, day } from './date-rules';

const said = (rule: z.ZodType, value: unknown) =>
  rule.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('day', () => {
  test.each([
    '2026-02-30',
    '2025-02-29',
    '20.11.2026',
    '2026-1-1',
    '2026-11-20T00:00:00Z',
    'вчера',
    '2026-13-01',
  ])('%s is no day', (value) =>
    expect(said(day({ field: 'Дата' }), value)).toEqual(['Поле «Дата»: нужна дата']),
  );
  test('nothing is required', () => {
    expect(said(day({ field: 'Дата' }), '')).toEqual(['Заполните поле «Дата»']);
    expect(said(day({ field: 'Дата' }), undefined)).toEqual(['Заполните поле «Дата»']);
  });
  test('both bounds are included and named as people say dates', () => {
    const rule = day({ field: 'Дата', min: '2026-11-10', max: '2026-11-20' });
    expect(said(rule, '2026-11-10')).toEqual([]);
    expect(said(rule, '2026-11-20')).toEqual([]);
    expect(said(rule, '2026-11-09')).toEqual([
      'Дата в поле «Дата» должна быть не раньше 10\u00a0ноября 2026',
    ]);
    expect(said(rule, '2026-11-21')).toEqual(['Дата в поле «Дата» должна быть не позже 20\u00a0ноября 2026']);
    expect(said(day({ max: () => '2020-01-01' }), '2020-01-02')).toEqual([
      'Дата должна быть не позже 1\u00a0января 2020',
    ]);
  });
});

describe('birthday', () => {
  // 21:30 UTC is already the 20th in Moscow
  const rule = birthday({ now: () => new Date('2026-11-19T21:30:00Z') });
  test.each(['2012-11-20', '1926-11-20', '1991-03-08', '2000-02-29'])('%s is one', (value) =>
    expect(said(rule, value)).toEqual([]),
  );
  test('one day too young, one day too old, not born yet', () => {
    expect(said(rule, '2012-11-21')).toEqual(['Портал открыт для тех, кому исполнилось 14 лет']);
    expect(said(rule, '1926-11-19')).toEqual(['Проверьте год рождения']);
    expect(said(rule, '2030-01-01')).toEqual(['Портал открыт для тех, кому исполнилось 14 лет']);
  });
  test('every day between the bounds and none outside', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const value = date.toISOString().slice(0, 10);
        expect(said(rule, value).length === 0).toBe(value >= '1926-11-20' && value <= '2012-11-20');
      }),
    );
  });
});
