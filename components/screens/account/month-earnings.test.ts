import { expect, test } from 'vitest';
import type { LedgerKind } from '@/lib/domain/ledger';
import { earningsWords, monthEarnings } from './month-earnings';

const NOW = new Date('2026-11-20T12:00:00Z');
const line = (amount: number, kind: LedgerKind, createdAt: string) => ({ amount, kind, createdAt });

test('earned since the first of Moscow’s month: neither spent, nor moved, nor given back', () => {
  const items = [
    line(70, 'test', '2026-11-19T12:00:00Z'),
    line(-70, 'transfer-out', '2026-11-18T12:00:00Z'),
    line(70, 'transfer-in', '2026-11-18T12:00:00Z'),
    line(120, 'order-cancel', '2026-11-17T12:00:00Z'),
    line(-120, 'order', '2026-11-16T12:00:00Z'),
    line(30, 'video', '2026-10-31T21:00:00Z'), // already November in Moscow
    line(500, 'award', '2026-10-31T20:59:59Z'),
  ];
  expect(monthEarnings({ items }, NOW)).toBe(100);
  expect(earningsWords({ items }, NOW)).toBe('За ноябрь заработано 100\u00a0баллов');
});

test('nothing is said when the newest lines do not reach the month’s start', () => {
  const items = [line(70, 'test', '2026-11-19T12:00:00Z')];
  expect(monthEarnings({ items, page: { total: 2 } }, NOW)).toBeNull();
  expect(monthEarnings({ items, page: { total: 1 } }, NOW)).toBe(70);
  expect(earningsWords({ items: [], page: { total: 0 } }, NOW)).toBeUndefined();
  expect(earningsWords(null, NOW)).toBeUndefined();
});
