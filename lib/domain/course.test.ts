import { expect, test } from 'vitest';
import { courseProgress, orderSteps } from './course';

const step = (slug: string, type = 'article') => ({ slug, type });

test('steps go by slug, the test last whatever its slug', () => {
  const steps = [step('1-test', 'test'), step('step-3'), step('step-1'), step('step-2', 'video')];
  expect(orderSteps(steps).map(({ slug }) => slug)).toEqual(['step-1', 'step-2', 'step-3', '1-test']);
});

test('no more than four, and nothing of what was given moves', () => {
  const steps = ['e', 'd', 'c', 'b', 'a'].map((slug) => step(slug));
  expect(orderSteps(steps).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  expect(steps[0]?.slug).toBe('e');
});

test.each([
  [[], { done: 0, next: null }],
  [[true, false, true, false], { done: 2, next: 2 }],
  [[true, true, true, true], { done: 4, next: null }],
])('progress of %j', (finished, progress) => {
  expect(courseProgress(finished.map((done) => ({ finished: done })))).toEqual(progress);
});
