import { expect, test } from 'vitest';
import { momentWords, moscowWords, secondClock, wholeMomentWords } from './clock-words';

const now = new Date('2026-11-20T09:00:00Z');
const hall = { type: 'offline' as const, readerSlot: null };

test('Moscow’s time is named as such', () => {
  expect(moscowWords('2026-11-24|10:00–12:00')).toBe('10:00–12:00\u00a0МСК');
  expect(momentWords('2026-11-24|10:00–12:00', now)).toBe('24\u00a0ноября, 10:00\u00a0МСК');
  expect(wholeMomentWords('2026-11-24|10:00–12:00')).toBe('24\u00a0ноября 2026, 10:00–12:00\u00a0МСК');
  expect(moscowWords('spoiled')).toBe('');
});

test('a hall in another zone has its own clock beside it', () => {
  const slot = { slot: '2026-11-24|03:00–05:00', localSlot: '2026-11-24|10:00–12:00', city: 'Владивосток' };
  expect(secondClock({ ...hall, ...slot }, now)).toBe('Местное время: 10:00–12:00 (Владивосток, МСК+7)');
});

test('west of Moscow the shift has a real minus', () => {
  const slot = { slot: '2026-11-24|10:00–11:00', localSlot: '2026-11-24|09:00–10:00', city: 'Калининград' };
  expect(secondClock({ ...hall, ...slot }, now)).toBe('Местное время: 09:00–10:00 (Калининград, МСК−1)');
});

test('another calendar day is named', () => {
  const slot = {
    slot: '2026-11-23|23:00–00:30',
    localSlot: '2026-11-24|08:00–09:30',
    city: 'Петропавловск-Камчатский',
  };
  expect(secondClock({ ...hall, ...slot }, now)).toBe(
    'Местное время: 24\u00a0ноября, 08:00–09:30 (Петропавловск-Камчатский, МСК+9)',
  );
});

test('a webinar says what the reader’s own clock will show', () => {
  const slot = {
    type: 'webinar' as const,
    slot: '2026-11-24|15:00–16:00',
    localSlot: '2026-11-24|15:00–16:00',
  };
  const shown = (readerSlot: string | null) => secondClock({ ...slot, city: null, readerSlot }, now);
  expect(shown('2026-11-24|22:00–23:00')).toBe('У вас: 22:00–23:00 (МСК+7)');
  expect(shown('2026-11-24|14:00–15:00')).toBe('У вас: 14:00–15:00 (МСК−1)');
  expect([shown(null), shown('2026-11-24|15:00–16:00')]).toEqual(['', '']);
});

test('by Moscow’s own clock nothing is added', () => {
  const slot = { slot: '2026-11-24|10:00–12:00', localSlot: '2026-11-24|10:00–12:00', city: 'Казань' };
  expect(secondClock({ ...hall, ...slot }, now)).toBe('');
});
