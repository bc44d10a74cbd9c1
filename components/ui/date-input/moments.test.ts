import { expect, it } from 'vitest';
import { joinMoment, maskTime, splitMoment, writeMoment } from './moments';

it.each([
  ['1830', '18:30'],
  ['18:3', '18:3'],
  ['9', '09'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['1:05', '01:05'],
  ['18.30', '18:30'],
  ['18:305', '18:30'],
  ['', ''],
])('writes %s as the time %s', (typed, shown) => {
  expect(maskTime(typed)).toBe(shown);
});

it.each(['2026-11-20T14:05', '20.1T', 'T14', ''])('keeps both halves of «%s»', (moment) => {
  const { day, time } = splitMoment(moment);
  expect(joinMoment(day, time)).toBe(moment);
});

it('reads as people write it', () => {
  expect(writeMoment('2026-11-20T14:05')).toBe('20.11.2026 14:05');
  expect(writeMoment('')).toBe('');
});
