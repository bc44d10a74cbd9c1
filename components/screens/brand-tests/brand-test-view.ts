import type { LearningFilters, LearningSort } from '@/api/learnings/queries';
import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';

/** Sections of tests: plain ones, and express trainings that pay in full or not at all (section 3). */
export type TestSection = 'tests' | 'express';

const TEST_STATES = ['new', 'started', 'finished', 'open'] as const;
export type TestState = (typeof TEST_STATES)[number];

export const TEST_SORTS = {
  '-createdAt': 'Сначала новые',
  '-points': 'Больше баллов',
} as const satisfies Partial<Record<LearningSort, string>>;
export type TestSort = keyof typeof TEST_SORTS;

interface TestList {
  section: TestSection;
  /** May be the empty one, for every brand's. */
  brand: string;
}

export const testPath = ({ section, brand }: TestList) =>
  brand === EMPTY_BRAND ? `/${section}` : `/${brand}/${section}`;

export const testList = listAddress({
  path: testPath,
  fields: {
    state: choice(TEST_STATES),
    sort: choice(Object.keys(TEST_SORTS) as TestSort[], '-createdAt'),
    page: pageNumber(),
  },
});

export type BrandTestView = ViewOf<typeof testList> & TestList;

/** The same as the services ask it. */
export const testFilter = (view: BrandTestView): LearningFilters => ({
  type: [view.section === 'express' ? 'express-training' : 'test'],
  ...(view.brand === EMPTY_BRAND ? {} : { mark: [view.brand] }),
  ...testList.filter(view),
});
