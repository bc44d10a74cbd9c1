import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTaken, takeLinks } from './soft-navigation';

const NUMBER = '/certificates/7K3M-9QWT-4HZB-2CDE';
const assign = vi.fn();
beforeEach(() => void vi.spyOn(window.location, 'assign').mockImplementation(assign));
afterEach(() => {
  assign.mockReset();
  window.history.replaceState(null, '', '/');
});

test('pages are opened softly', () => {
  expect(isTaken('/lk')).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('to a page with a number in its path, and from it, leads a whole load', () => {
  expect(isTaken(NUMBER)).toBe(true);
  expect(assign).toHaveBeenLastCalledWith(new URL(NUMBER, window.location.href).href);
  window.history.replaceState(null, '', NUMBER);
  expect(isTaken('/')).toBe(true);
  expect(assign).toHaveBeenCalledTimes(2);
});

test('who takes links opens it once', () => {
  const stop = takeLinks(() => true);
  expect(isTaken(NUMBER)).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  stop();
});
