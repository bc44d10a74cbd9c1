import { LEARNING_TYPES, type LearningType } from '@/lib/domain/learning';
import { oneOf, withQuery } from '@/lib/routes/list-address';
import type { LearningFilters, LearningSort } from '@/api/learnings/queries';

export const LEARNINGS_PATH = '/lk/learnings';
export const STATES = ['new', 'started', 'finished', 'locked', 'open'] as const;
export type StateFilter = (typeof STATES)[number];

export const SORTS = {
  '-createdAt': 'Сначала новые',
  '-startedAt': 'Сначала начатые недавно',
  '-points': 'Больше баллов',
  title: 'По названию',
} as const satisfies Partial<Record<LearningSort, string>>;
export type Sort = keyof typeof SORTS;

/** The list as its address tells it. */
export interface LearningsView {
  type?: LearningType;
  state?: StateFilter;
  favorite: boolean;
  marks: readonly string[];
  categories: readonly string[];
  tag?: string;
  search?: string;
  sort: Sort;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const memberOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value);

/** `?mark=lrp,vichy` and `?mark=lrp&mark=vichy` alike: links write the one, a form the other. */
function several(value: string | string[] | undefined): string[] {
  const parts = [value ?? []].flat().flatMap((one) => one.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter((part) => /^[\w-]{1,60}$/.test(part)))];
}

/** Reads an address; what it can't be is left out, so a spoiled one still opens a list. */
export function readView(query: Query): LearningsView {
  const type = memberOf(LEARNING_TYPES, oneOf(query.type));
  const state = memberOf(STATES, oneOf(query.state));
  const [tag] = several(query.tag);
  const search = oneOf(query.search)?.trim().slice(0, 255);
  return {
    favorite: oneOf(query.favorite) === '1',
    marks: several(query.mark),
    categories: several(query.category),
    sort: memberOf(Object.keys(SORTS) as Sort[], oneOf(query.sort)) ?? '-createdAt',
    ...(type ? { type } : {}),
    ...(state ? { state } : {}),
    ...(tag ? { tag } : {}),
    ...(search ? { search } : {}),
  };
}

type Change = { [K in keyof LearningsView]?: LearningsView[K] | undefined };

/** Address of the same list with a change; `undefined` takes a filter off. The page number begins anew. */
export function hrefOf(view: LearningsView, change: Change = {}, page?: number): string {
  const { type, state, favorite, marks, categories, tag, search, sort } = { ...view, ...change };
  return withQuery(LEARNINGS_PATH, {
    type,
    state,
    favorite: favorite ? '1' : undefined,
    mark: marks?.join(',') || undefined,
    category: categories?.join(',') || undefined,
    tag,
    search,
    sort: sort === '-createdAt' ? undefined : sort,
    page,
  }).replaceAll('%2C', ',');
}

/** With the value when it was not there, without it when it was. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** The same as the services ask it; the type apart, as one view asks several. */
export function filterOf(view: LearningsView, types: readonly LearningType[]): LearningFilters {
  const { state, favorite, marks, categories, tag, search } = view;
  return {
    ...(types.length > 0 ? { type: [...types] } : {}),
    ...(state ? { state } : {}),
    ...(favorite ? { favorite: '1' as const } : {}),
    ...(marks.length > 0 ? { mark: [...marks] } : {}),
    ...(categories.length > 0 ? { category: [...categories] } : {}),
    ...(tag ? { tag } : {}),
    ...(search ? { search } : {}),
  };
}

/** How many filters stand, the type and the order apart. */
export function countFilters({ state, favorite, marks, categories, tag, search }: LearningsView): number {
  return [state, favorite, tag, search].filter(Boolean).length + marks.length + categories.length;
}

/** The same list with nothing chosen but its type and order. */
export function withoutFilters({ type, sort }: LearningsView): LearningsView {
  return { favorite: false, marks: [], categories: [], sort, ...(type ? { type } : {}) };
}
