import { filterGroupsQuery, learningListQuery } from '@/api/learnings/queries';
import type { ChosenValues, FiltersListProps } from '@/components/popups/list-filter-types';
import { openPopup } from '@/components/popups/store';
import { askedOf, learningList, type LearningsView } from './learning-filters';

const NAMES = ['mark', 'category', 'state', 'tag'] as const;

/** Returns the view with other filters, on its first page. */
function viewOf(view: LearningsView, chosen: ChosenValues): LearningsView {
  const { mark, category, state, tag } = learningList.read(
    Object.fromEntries(NAMES.map((name) => [name, [...(chosen[name] ?? [])]])),
  );
  return { ...view, mark, category, state, tag, page: 1 };
}

/** Loads the groups and the total under the filters: of the chosen type, or of all types. */
async function look(cache: Parameters<FiltersListProps['look']>[0], view: LearningsView) {
  const filter = learningList.filter({ ...view, type: undefined });
  const [groups, list] = await Promise.all([
    cache.fetchQuery(filterGroupsQuery()),
    cache.fetchQuery(learningListQuery(filter, view.sort, 1, 'all')),
  ]);
  const types = (list.meta.counts?.types ?? []).filter(({ value }) => !view.type || value === view.type);
  return { groups: askedOf(groups.items), total: types.reduce((sum, { count }) => sum + count, 0) };
}

/** Opens the popup of all filters; `go` gets the address of what was chosen. */
export function openFilters(view: LearningsView, go: (href: string) => void): void {
  openPopup('filters-list', {
    title: 'Фильтры',
    list: learningList.href({ ...view, page: 1 }),
    chosen: Object.fromEntries(NAMES.map((name) => [name, learningList.chosen(view, name)])),
    look: (cache, chosen) => look(cache, viewOf(view, chosen)),
    onShow: (chosen) => go(learningList.href(viewOf(view, chosen))),
  });
}
