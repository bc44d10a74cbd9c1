import { expect, test } from 'vitest';
import { formatMoment } from './moment';

const now = new Date('2026-12-01T00:00:00Z');

test.each([
  ['2026-11-20T11:05:09Z', '20 ноября, 14:05:09'],
  ['2025-11-20T21:00:00Z', '21 ноября 2025, 00:00:00'],
  [null, ''],
])('%s', (instant, words) => expect(formatMoment(instant, now).replaceAll('\u00a0', ' ')).toBe(words));
