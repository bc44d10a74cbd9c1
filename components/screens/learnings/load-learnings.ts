import 'server-only';
import { must, requestClient } from '@/api/core/server';
import {
  filterGroupsQuery,
  learningListQuery,
  LEARNINGS_PAGE,
  type Learning,
  type LearningList,
} from '@/api/learnings/queries';
import { countFilters, filterOf, type LearningsView } from './learning-filters';
import { kindOf, KINDS, type LearningKind } from './learning-kinds';

export interface LearningSection {
  kind: LearningKind;
  items: readonly Learning[];
  total: number;
}
export type FilterGroup = Awaited<ReturnType<typeof loadGroups>>[number];
type Counts = NonNullable<LearningList['meta']['counts']>;

export interface Learnings {
  sections: LearningSection[];
  counts: Counts;
  groups: FilterGroup[];
}

/** Filters are a help, not the page: without them the list stands alone. */
async function loadGroups() {
  const { items } = await requestClient()
    .fetchQuery(filterGroupsQuery())
    .catch(() => ({ items: [] }));
  return items;
}

/** The list of one type, or the beginnings of every kind; all calls at once. */
export async function loadLearnings(view: LearningsView, shown: number): Promise<Learnings> {
  const own = view.type && kindOf(view.type);
  const kinds = own ? [own] : KINDS;
  const few = (kind: LearningKind) => (countFilters(view) > 0 ? LEARNINGS_PAGE : kind.few);
  const [lists, groups] = await Promise.all([
    Promise.all(
      kinds.map((kind) =>
        must(
          learningListQuery(
            filterOf(view, view.type ? [view.type] : kind.types),
            view.sort,
            view.type ? shown : few(kind),
          ),
        ),
      ),
    ),
    loadGroups(),
  ]);
  const sections = kinds.map((kind, at) => {
    const items = lists[at]?.items ?? [];
    return { kind, items, total: lists[at]?.page?.total ?? items.length };
  });
  return { sections, groups, counts: sumCounts(lists) };
}

/** Types are counted under the other filters, so any answer has them; states belong to their own kind. */
function sumCounts(lists: readonly LearningList[]): Counts {
  const states = new Map<Counts['states'][number]['value'], number>();
  for (const { meta } of lists) {
    for (const { value, count } of meta.counts?.states ?? []) states.set(value, (states.get(value) ?? 0) + count);
  }
  return {
    types: lists[0]?.meta.counts?.types ?? [],
    states: [...states].map(([value, count]) => ({ value, count })),
  };
}
