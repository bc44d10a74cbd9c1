import { afterEach, expect, test, vi } from 'vitest';
import {
  allowGroup,
  hasAnswered,
  heldGroups,
  isAllowed,
  keepGroups,
  subscribeToConsent,
} from './held-consent';

const forget = () => void (document.cookie = 'cookieGroups=; Max-Age=0; Path=/');
afterEach(forget);

test('nothing is allowed but the necessary until something is saved', () => {
  forget();
  expect(heldGroups()).toBeNull();
  expect([isAllowed(1), isAllowed(2), isAllowed(3), isAllowed(4)]).toEqual([true, false, false, false]);
});

test('a choice is heard, replaced and added to; the same one is the same list', () => {
  const heard = vi.fn();
  const leave = subscribeToConsent(heard);
  keepGroups([1, 2, 4]);
  expect(heldGroups()).toEqual([1, 2, 4]);
  expect(heldGroups()).toBe(heldGroups());
  allowGroup(3);
  expect(heldGroups()).toEqual([1, 2, 3, 4]);
  keepGroups([1]);
  expect([isAllowed(2), heldGroups()]).toEqual([false, [1]]);
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  keepGroups([1, 2]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a group allowed before the question is kept, and answers nothing', () => {
  allowGroup(3);
  expect([heldGroups(), hasAnswered(), isAllowed(3), isAllowed(2)]).toEqual([[1, 3], false, true, false]);
  keepGroups([1, 2]);
  expect([heldGroups(), hasAnswered()]).toEqual([[1, 2], true]);
  allowGroup(3);
  expect([heldGroups(), hasAnswered()]).toEqual([[1, 2, 3], true]);
});

test('another tab’s choice is heard, another key is not', () => {
  const heard = vi.fn();
  const leave = subscribeToConsent(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.cookieGroups' }));
  expect(heard).toHaveBeenCalledOnce();
  leave();
});

test('the word of another tab may come before its cookie, or be missed: both are looked at again', () => {
  vi.useFakeTimers();
  forget();
  let seen = hasAnswered();
  const leave = subscribeToConsent(() => {
    seen = hasAnswered();
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.cookieGroups' }));
  expect(seen).toBe(false);
  document.cookie = 'cookieGroups=1; Path=/';
  vi.advanceTimersByTime(2000);
  expect(seen).toBe(true);
  forget();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toBe(false);
  leave();
  vi.useRealTimers();
});
