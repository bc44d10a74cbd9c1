import { afterEach, expect, test, vi } from 'vitest';
import { busyKinds, markBusy, markedKinds, subscribeToBusy } from './busy';
import { subscribeToTyping } from './typed-text';

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

test('text in a field of the page is unsent too, and its watchers hear of each letter', () => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') ?? new HTMLInputElement();
  const heard = vi.fn();
  const stop = subscribeToTyping(heard);
  field.value = 'анна@аптека.рф';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(busyKinds()).toEqual(['form']);
  expect(busyKinds()).toBe(busyKinds());
  expect(markedKinds(), 'nobody said so').toEqual([]);
  mark('form');
  expect(busyKinds(), 'once').toEqual(['form']);
  field.remove();
  stop();
});
