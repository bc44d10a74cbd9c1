import { expect, it, vi } from 'vitest';
import { makeSwitch } from './switch';

it('tells its watchers of a change, and of nothing else', () => {
  const { become, isOn, subscribe } = makeSwitch();
  const [heard, left] = [vi.fn(), vi.fn()];
  subscribe(heard);
  subscribe(left)();
  become(false);
  expect(heard).not.toHaveBeenCalled();
  become(true);
  become(true);
  expect(isOn()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});
