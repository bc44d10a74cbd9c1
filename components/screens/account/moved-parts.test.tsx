import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MovedParts } from './moved-parts';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => {
  const router = { replace };
  return { useRouter: () => router };
});

beforeEach(() => replace.mockReset());
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['#certificates', '/lk/certificates#certificates'],
  ['#statistics', '/lk/statistics#statistics'],
  ['#my-data', '/lk/settings#my-data'],
  ['#devices', '/lk/security#devices'],
])('an old link to %s leads on to %s', (hash, place) => {
  window.history.replaceState(null, '', `/lk${hash}`);
  render(<MovedParts />);
  expect(replace).toHaveBeenCalledExactlyOnceWith(place);
});

test.each(['', '#history', '#points', '#messages', '#constructor'])('%s stays where it is', (hash) => {
  window.history.replaceState(null, '', `/lk?mark=lrp${hash}`);
  render(<MovedParts />);
  expect(replace).not.toHaveBeenCalled();
});

test('a hash that comes later is followed too, until the page is left', () => {
  window.history.replaceState(null, '', '/lk');
  const { unmount } = render(<MovedParts />);
  const to = (hash: string) =>
    act(() => {
      window.history.replaceState(null, '', `/lk${hash}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
  to('#devices');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/lk/security#devices');
  unmount();
  to('#my-data');
  expect(replace).toHaveBeenCalledTimes(1);
});
