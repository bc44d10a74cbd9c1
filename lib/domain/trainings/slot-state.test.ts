import { expect, test } from 'vitest';
import { comingWord, seatsTaken, seatsWords, slotState } from './slot-state';

const slot = {
  status: 'planned' as const,
  startsAt: '2026-11-24T10:00:00Z',
  endsAt: '2026-11-24T12:00:00Z',
  remainingPlaces: 5,
};
const at = (clock: string) => new Date(`2026-11-24T${clock}Z`);

test.each([
  ['09:59:59.999', 'open'],
  ['10:00:00', 'closed'],
  ['11:59:59', 'closed'],
  ['12:00:00', 'past'],
])('at %s a slot of 10 to 12 is %s', (clock, state) => {
  expect(slotState(slot, at(clock))).toBe(state);
});

test('without a seat it is full, without a limit never; cancelled stays cancelled', () => {
  expect(slotState({ ...slot, remainingPlaces: 0 }, at('09:00:00'))).toBe('full');
  expect(slotState({ ...slot, remainingPlaces: null }, at('09:00:00'))).toBe('open');
  expect(slotState({ ...slot, remainingPlaces: 0 }, at('10:30:00'))).toBe('closed');
  expect(slotState({ ...slot, status: 'cancelled' }, at('13:00:00'))).toBe('cancelled');
});

test.each([
  [null, null, ''],
  [0, 30, 'Мест нет'],
  [1, 30, 'Осталось 1\u00a0место'],
  [3, 30, 'Осталось 3\u00a0места'],
  [9, 10, 'Осталось 9\u00a0мест'],
  [10, 30, ''],
  [19, 100, 'Осталось 19\u00a0мест'],
  [20, 100, ''],
])('%s seats of %s: «%s»', (remaining, capacity, words) => {
  expect(seatsWords(remaining, capacity)).toBe(words);
});

test('seats taken are said of how many', () => {
  expect([seatsTaken(18, 30), seatsTaken(18, null)]).toEqual(['18 из 30', '18']);
});

test.each([
  [0, null],
  [1, 'придёт'],
  [2, 'придут'],
  [5, 'придут'],
  [11, 'придут'],
  [21, 'придёт'],
])('%s who said so before the start: %s', (confirmed, word) => {
  expect(comingWord(confirmed, slot.startsAt, at('09:00:00'))).toBe(word);
  expect(comingWord(confirmed, slot.startsAt, at('10:00:00'))).toBeNull();
});
