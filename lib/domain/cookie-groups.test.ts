import { expect, test } from 'vitest';
import { CONSENT_AGE, groupsCookie, orderedGroups, PROPOSED_GROUPS, readGroups } from './cookie-groups';

test('1, 2 and 4 are proposed, for 30 days', () => {
  expect(PROPOSED_GROUPS).toEqual([1, 2, 4]);
  expect(CONSENT_AGE).toBe(30 * 24 * 60 * 60);
});

test('what is saved is read back', () => {
  expect(groupsCookie([4, 1, 2], false)).toBe('cookieGroups=1.2.4; Max-Age=2592000; Path=/; SameSite=Lax');
  expect(groupsCookie([1], true)).toMatch(/; Secure$/);
  expect(readGroups('token=x; cookieGroups=1.2.4; other=1')).toEqual([1, 2, 4]);
  expect(readGroups('cookieGroups=1')).toEqual([1]);
});

test.each([
  '',
  'token=1.2',
  'cookieGroups=',
  'cookieGroups=5',
  'cookieGroups=1.2x',
  'cookieGroups=1,2',
  'mycookieGroups=1.2',
])('nothing is saved by %j', (cookies) => expect(readGroups(cookies)).toBeNull());

test('the necessary group cannot be left out, and none is there twice', () => {
  expect(readGroups('cookieGroups=4.4.2')).toEqual([1, 2, 4]);
  expect(orderedGroups([])).toEqual([1]);
  expect(orderedGroups([9, 3])).toEqual([1, 3]);
});
