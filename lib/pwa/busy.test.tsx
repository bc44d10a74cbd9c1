import { afterEach, expect, test, vi } from 'vitest';
import { busyKinds, markBusy, subscribeToBusy } from './busy';

const ends: (() => void)[] = [];
const mark = (...given: Parameters<typeof markBusy>) => {
  const end = markBusy(...given);
  ends.push(end);
  return end;
};
afterEach(() => ends.splice(0).forEach((end) => end()));

test('a kind stands until every mark of it is over; saying so twice ends no other', () => {
  const [first, second] = [mark('form'), mark('form')];
  mark('video');
  expect(busyKinds()).toEqual(['form', 'video']);
  first();
  first();
  expect(busyKinds()).toEqual(['form', 'video']);
  second();
  expect(busyKinds()).toEqual(['video']);
});

test('watchers hear of each change, and read one value between two', () => {
  const heard = vi.fn();
  const stop = subscribeToBusy(heard);
  const end = mark('upload');
  expect(busyKinds()).toBe(busyKinds());
  end();
  end();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
