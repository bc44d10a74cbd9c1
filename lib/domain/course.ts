import * as path from '../routes/path';

/** Every course has four steps (specification, sections 4 and 9). */
export const COURSE_STEPS = 4;

/** Slug of the only course; it exists where its feature is enabled. */
export const EXPERT_COURSE = 'expert';
export const EXPERT_COURSE_PAGE = path.courseExpert();

const TESTS = ['test', 'express-training'];

/** Steps in the order they are taken: by slug, tests last; four at most. */
export function orderSteps<T extends { slug: string; type: string }>(steps: readonly T[]): T[] {
  const isTest = ({ type }: T) => Number(TESTS.includes(type));
  return [...steps]
    .sort((left, right) => isTest(left) - isTest(right) || (left.slug < right.slug ? -1 : 1))
    .slice(0, COURSE_STEPS);
}

/** How many steps are done, and which one is next (its number from 1; null when all are). */
export function courseProgress(steps: readonly { finished: boolean }[]): {
  done: number;
  next: number | null;
} {
  const next = steps.findIndex(({ finished }) => !finished);
  return { done: steps.filter(({ finished }) => finished).length, next: next < 0 ? null : next + 1 };
}
