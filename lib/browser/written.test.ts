import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onWritten, announceWrite } from './written';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.advanceTimersByTime(300);

test('writes that come together are told of once, later ones again', () => {
  const told = vi.fn();
  const stop = onWritten(told);
  announceWrite();
  announceWrite();
  expect(told).not.toHaveBeenCalled();
  soon();
  expect(told).toHaveBeenCalledTimes(1);
  announceWrite();
  soon();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test('a write before anybody listened is told of to the first who does, and to nobody else', () => {
  announceWrite();
  soon();
  const [first, second] = [vi.fn(), vi.fn()];
  onWritten(first)();
  const stop = onWritten(first);
  soon();
  stop();
  onWritten(second)();
  soon();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
