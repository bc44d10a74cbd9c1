import { expect, test } from 'vitest';
import { guestState } from './guest-state';

const startsAt = new Date('2026-11-24T12:00:00Z');
const before = new Date('2026-11-24T11:30:00Z');

test.each([
  ['registered', null, before, 'seat'],
  ['waiting', null, before, 'line'],
  // the visits open an hour before the start
  ['registered', before, before, 'came'],
  ['registered', null, startsAt, 'over'],
  ['waiting', null, startsAt, 'over'],
  ['registered', before, startsAt, 'came'],
  ['cancelled', null, before, 'over'],
  ['expired', null, startsAt, 'over'],
] as const)('%s, visited %s, at %s: %s', (state, visitedAt, now, told) => {
  expect(guestState({ state, visitedAt }, startsAt, now)).toBe(told);
});
