import type { LearningFilters, LearningSort } from '@/api/learnings/queries';
import { LEARNING_STATE_WORDS } from '@/lib/domain/learning';
import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { EMPTY_BRAND } from '@/lib/routes/sections';

/** Sections of tests: plain ones, and express trainings that pay in full or not at all (section 3). */
export type TestSection = 'tests' | 'express';

const { new: fresh, started, open, finished } = LEARNING_STATE_WORDS;
/** States by which a section of tests can be narrowed. */
export const STATE_TABS = {
  new: fresh.many,
  started: started.many,
  open: open.many,
  finished: finished.many,
} as const;

export const TEST_SORTS = {
  '-createdAt': 'Сначала новые',
  '-points': 'Больше баллов',
} as const satisfies Partial<Record<LearningSort, string>>;
type TestSort = keyof typeof TEST_SORTS;

interface TestList {
  section: TestSection;
  /** Slug of the brand; the empty one means all brands. */
  brand: string;
}

const PATHS = { tests: path.brandTests, express: path.express };

export const testList = listAddress({
  path: ({ section, brand }: TestList) => PATHS[section](brand),
  fields: {
    state: choice(Object.keys(STATE_TABS) as (keyof typeof STATE_TABS)[]),
    sort: choice(Object.keys(TEST_SORTS) as TestSort[], '-createdAt'),
    page: pageNumber(),
  },
});

export type BrandTestView = ViewOf<typeof testList> & TestList;

/** Filter of the list's call. */
export const testFilter = (view: BrandTestView): LearningFilters => ({
  type: [view.section === 'express' ? 'express-training' : 'test'],
  ...(view.brand === EMPTY_BRAND ? {} : { mark: [view.brand] }),
  ...testList.filter(view),
});
