import { expect, test } from 'vitest';
import {
  CONSENT_AGE,
  earlyCookie,
  groupsCookie,
  isAnswered,
  orderedGroups,
  proposedGroups,
  readGroups,
} from './cookie-groups';

test('1, 2 and 4 are proposed, for 30 days', () => {
  expect(proposedGroups(null)).toEqual([1, 2, 4]);
  expect(CONSENT_AGE).toBe(30 * 24 * 60 * 60);
});

test('what is saved is read back', () => {
  expect(groupsCookie([4, 1, 2], false)).toBe('cookieGroups=1.2.4; Max-Age=2592000; Path=/; SameSite=Lax');
  expect(groupsCookie([1], true)).toMatch(/; Secure$/);
  expect(readGroups('token=x; cookieGroups=1.2.4; other=1')).toEqual([1, 2, 4]);
  expect(readGroups('cookieGroups=1')).toEqual([1]);
});

test('what was allowed before the question is read, is no answer, and is ticked in the question', () => {
  const early = earlyCookie([1, 3], false);
  expect(early).toBe('cookieGroups=3; Max-Age=2592000; Path=/; SameSite=Lax');
  expect(readGroups('cookieGroups=3')).toEqual([1, 3]);
  expect(proposedGroups([1, 3])).toEqual([1, 2, 3, 4]);
  expect(
    ['', 'cookieGroups=3', 'cookieGroups=2.3', 'myCookieGroups=1', 'cookieGroups=11'].filter(isAnswered),
  ).toEqual([]);
  expect(['cookieGroups=1', 'token=x; cookieGroups=1.3', 'cookieGroups=1; token=x'].every(isAnswered)).toBe(
    true,
  );
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
