import { afterEach, expect, test, vi } from 'vitest';
import { isLeaving, isMoving, leaveSettled, stay, step, stepDone } from './history-steps';

const leave = vi.fn();
afterEach(() => {
  vi.useRealTimers();
  stepDone();
  stay();
  leave.mockReset();
});

test('a page without a step under way is left at once, and no step begins after', () => {
  leaveSettled(leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(isLeaving()).toBe(true);
});

test('a step under way ends first: begun later, it would cancel the load', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  step(-1);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  leaveSettled(leave);
  expect(leave).not.toHaveBeenCalled();
  stepDone();
  expect([isMoving(), leave.mock.calls.length]).toEqual([false, 1]);
});

test('a step that never comes keeps nobody, and a page that is shown again goes on', () => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  step(-1);
  leaveSettled(leave);
  vi.advanceTimersByTime(1000);
  expect(leave).toHaveBeenCalledOnce();
  stepDone();
  expect(leave).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pageshow'));
  expect(isLeaving()).toBe(false);
});

test('a leaving that was given up does not hold the page for ever', () => {
  vi.useFakeTimers();
  leaveSettled(leave);
  vi.advanceTimersByTime(10_000);
  expect(isLeaving()).toBe(false);
});
