import type { LearningFilters, LearningSort } from '@/api/learnings/queries';
import { oneOf, withQuery } from '@/lib/routes/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';

/** Sections of tests: plain ones, and express trainings that pay in full or not at all (section 3). */
export type TestSection = 'tests' | 'express';

export const TEST_STATES = ['new', 'started', 'finished', 'open'] as const;
export type TestState = (typeof TEST_STATES)[number];

export const TEST_SORTS = {
  '-createdAt': 'Сначала новые',
  '-points': 'Больше баллов',
} as const satisfies Partial<Record<LearningSort, string>>;
export type TestSort = keyof typeof TEST_SORTS;

/** The list as its address tells it. */
export interface BrandTestView {
  section: TestSection;
  /** May be the empty one, for every brand's. */
  brand: string;
  state?: TestState | undefined;
  sort: TestSort;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What can not be is left out: a spoiled address shows the whole list. */
export function readTestView(section: TestSection, brand: string, query: Query): BrandTestView {
  const state = TEST_STATES.find((known) => known === oneOf(query.state));
  const sort = oneOf(query.sort) === '-points' ? '-points' : '-createdAt';
  return { section, brand, sort, ...(state ? { state } : {}) };
}

export const testPath = ({ section, brand }: BrandTestView) =>
  brand === EMPTY_BRAND ? `/${section}` : `/${brand}/${section}`;

/** Address of the same list with a change. */
export function testHref(view: BrandTestView, change: Partial<BrandTestView> = {}, page?: number): string {
  const { state, sort } = { ...view, ...change };
  return withQuery(testPath(view), { state, sort: sort === '-createdAt' ? undefined : sort, page });
}

/** The same as the services ask it. */
export function testFilter({ section, brand, state }: BrandTestView): LearningFilters {
  return {
    type: [section === 'express' ? 'express-training' : 'test'],
    ...(brand === EMPTY_BRAND ? {} : { mark: [brand] }),
    ...(state ? { state } : {}),
  };
}
