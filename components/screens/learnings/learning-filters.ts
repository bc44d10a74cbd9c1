import { LEARNING_TYPES, type LearningType } from '@/lib/domain/learning';
import { choice, flag, pageNumber, slug, slugs, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import type { LearningFilters, LearningSort } from '@/api/learnings/queries';
import * as path from '@/lib/routes/path';

export const LEARNINGS_PATH = path.learnings();
const STATES = ['new', 'started', 'finished', 'locked', 'open', 'ahead'] as const;
export type StateFilter = (typeof STATES)[number];

export const SORTS = {
  state: 'Сначала начатые и новые',
  '-createdAt': 'Сначала последние',
  '-startedAt': 'Сначала начатые недавно',
  '-points': 'Больше баллов',
  title: 'По названию',
} as const satisfies Partial<Record<LearningSort, string>>;
export type Sort = keyof typeof SORTS;

export const learningList = listAddress({
  path: LEARNINGS_PATH,
  tabs: ['type'],
  fields: {
    type: choice(LEARNING_TYPES),
    state: choice(STATES),
    favorite: flag(),
    mark: slugs(60),
    category: slugs(60),
    tag: slug(60),
    search: words(),
    sort: choice(Object.keys(SORTS) as Sort[], 'state'),
    page: pageNumber(),
  },
});

export type LearningsView = ViewOf<typeof learningList>;

/** Filter of the list's call; one view may ask for several types. */
export const filterOf = (view: LearningsView, types: readonly LearningType[]): LearningFilters => ({
  ...learningList.filter(view),
  type: [...types],
});

/** Whether the view is one paged list (of a type, or in a chosen order) and not the first items of every kind. */
export const isOneList = ({ type, sort }: LearningsView) => type !== undefined || sort !== 'state';

/** Number of active filters, without the type and the order. */
export const countFilters = (view: LearningsView) => learningList.active(view).length;

/** Groups of the panel: several brands and sections can be chosen, but one state and one theme. */
const ASKED = [
  { name: 'mark' },
  { name: 'category' },
  { name: 'state', any: 'Любое' },
  { name: 'tag', any: 'Любая' },
] as const;

/** The groups that the list has, in the order they are asked. */
export const askedOf = <G extends { name: string }>(groups: readonly G[]) =>
  ASKED.flatMap((field) => {
    const group = groups.find(({ name }) => name === field.name);
    return group ? [{ ...group, ...field }] : [];
  });
