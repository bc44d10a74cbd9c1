import { expect, test } from 'vitest';
import type { LearningFacts } from '@/lib/domain/learning';
import { pickRelated, stepAmong } from './pick-related';

const NOW = new Date('2026-11-24T12:00:00+03:00');
type Type = 'test' | 'article' | 'video' | 'express-training';
const item = (id: string, type: Type, facts: LearningFacts = {}) => ({ id, type, ...facts });
const idsOf = (...items: ReturnType<typeof item>[]) => pickRelated(items, NOW).map(({ id }) => id);

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

test('what is done stands behind what is ahead', () => {
  const done = { finished: true };
  expect(
    idsOf(
      item('t1', 'test', done),
      item('t2', 'test'),
      item('a1', 'article', done),
      item('a2', 'article'),
      item('a3', 'article'),
    ),
  ).toEqual(['t2', 'a2', 'a3', 'a1']);
});

test('the next step is the test, else a video, else what to read', () => {
  const [article, video] = [item('a', 'article'), item('v', 'video')];
  expect(stepAmong([article, video, item('t', 'express-training')], NOW)?.id).toBe('t');
  expect(stepAmong([article, video], NOW)?.id).toBe('v');
  expect(stepAmong([article], NOW)?.id).toBe('a');
  expect(stepAmong([], NOW)).toBeUndefined();
});

test.each<[string, LearningFacts]>([
  ['passed', { finished: true, lastAccrualPointsDatetime: '2026-11-20T12:00:00Z' }],
  ['failed till next month', { repeatDatetime: '2026-12-01T00:00:00+03:00' }],
  ['over', { endDate: '2026-11-23T00:00:00+03:00' }],
  ['not open yet', { startDate: '2026-11-25T00:00:00+03:00' }],
])('a test that is %s is offered no more: what is ahead is', (_, facts) => {
  expect(stepAmong([item('t1', 'test', facts)], NOW)).toBeUndefined();
  expect(stepAmong([item('t1', 'test', facts), item('a', 'article')], NOW)?.id).toBe('a');
  expect(stepAmong([item('t1', 'test', facts), item('t2', 'test')], NOW)?.id).toBe('t2');
});
