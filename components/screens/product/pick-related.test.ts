import { expect, test } from 'vitest';
import { pickRelated, testAmong } from './pick-related';

const item = (id: string, type: 'test' | 'article' | 'video' | 'express-training') => ({ id, type });
const idsOf = (...items: ReturnType<typeof item>[]) => pickRelated(items).map(({ id }) => id);

test('a test and a video first, then articles; each once, four at most', () => {
  expect(
    idsOf(
      item('a1', 'article'),
      item('a2', 'article'),
      item('v1', 'video'),
      item('a1', 'article'),
      item('t1', 'test'),
      item('a3', 'article'),
    ),
  ).toEqual(['t1', 'v1', 'a1', 'a2']);
});

test('what is missing is made up for', () => {
  expect(
    idsOf(item('t1', 'test'), item('t2', 'express-training'), item('v1', 'video'), item('v2', 'video')),
  ).toEqual(['t1', 'v1', 't2', 'v2']);
  expect(idsOf()).toEqual([]);
});

test('the test to take next', () => {
  expect(testAmong([item('a', 'article'), item('t', 'express-training')])?.id).toBe('t');
  expect(testAmong([item('a', 'article')])).toBeUndefined();
});
