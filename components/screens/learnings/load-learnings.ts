import 'server-only';
import { must, requestClient } from '@/api/core/server';
import {
  filterGroupsQuery,
  learningListQuery,
  LEARNINGS_PAGE,
  type Learning,
  type LearningList,
} from '@/api/learnings/queries';
import type { Shown } from '@/lib/lists/shown';
import { countFilters, filterOf, isOneList, type LearningsView } from './learning-filters';
import { kindOf, KINDS, MIXED, type LearningKind } from './learning-kinds';

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

/** Loads the groups of filters; after a failure there are none, and the list is shown without filters. */
async function loadGroups() {
  const { items } = await requestClient()
    .fetchQuery(filterGroupsQuery())
    .catch(() => ({ items: [] }));
  return items;
}

/** Loads one list, or the first items of every kind, in parallel; only the first call asks for counts. */
export async function loadLearnings(view: LearningsView, shown: Shown): Promise<Learnings> {
  const isOne = isOneList(view);
  const kinds = isOne ? [(view.type && kindOf(view.type)) ?? MIXED] : KINDS;
  const few = (kind: LearningKind) => (countFilters(view) > 0 ? LEARNINGS_PAGE : kind.few);
  const [lists, groups] = await Promise.all([
    Promise.all(
      kinds.map((kind, at) =>
        must(
          isOne
            ? learningListQuery(filterOf(view, view.type ? [view.type] : kind.types), view.sort, shown)
            : learningListQuery(filterOf(view, kind.types), view.sort, few(kind), at === 0 ? 'all' : '0'),
        ),
      ),
    ),
    loadGroups(),
  ]);
  const counts = lists[0]?.meta.counts ?? { types: [], states: [] };
  const sections = kinds.map((kind, at) => {
    const items = lists[at]?.items ?? [];
    return {
      kind,
      items,
      total: isOne ? (lists[at]?.page?.total ?? items.length) : totalOf(kind, counts),
    };
  });
  return { sections, groups, counts };
}

/**
 * Total of a kind, summed by type: the counts follow the other filters, so the sum is the length of the kind's list.
 */
function totalOf({ types }: LearningKind, counts: Counts): number {
  return counts.types.reduce((sum, { value, count }) => sum + (types.includes(value) ? count : 0), 0);
}
