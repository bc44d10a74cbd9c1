import { openPopup } from '@/components/popups/store';
import type { TrainingFilters } from '@/components/popups/training-types';
import type { Option } from '@/components/ui/native-select/native-select';
import { ALL_CITIES, scheduleList, slotFilter, type ScheduleView } from './schedule-view';

export interface Filtering {
  view: ScheduleView;
  marks: readonly { id: string; name: string }[];
  /** City in the address; null for all cities. */
  city: Option | null;
  ownCityId: string | undefined;
}

/** Returns the view with the chosen filters: a period is shown as a list, and no city means all cities. */
function viewOf(view: ScheduleView, filters: TrainingFilters, ownCityId: string | undefined): ScheduleView {
  const { search, mark, type, city, from, to } = filters;
  const isPeriod = from !== '' || to !== '';
  const named = city?.value ?? ALL_CITIES;
  return {
    ...view,
    ...(isPeriod ? { view: 'list' as const, week: undefined } : {}),
    search: search.trim() || undefined,
    mark: [...mark],
    type: type || undefined,
    // the person's own city is the default of the address
    city: named === (ownCityId ?? ALL_CITIES) ? undefined : named,
    from: from || undefined,
    to: to || undefined,
    page: 1,
  };
}

/** Opens the popup of all filters; `go` gets the address of what was chosen. */
export function openFilters({ view, marks, city, ownCityId }: Filtering, go: (href: string) => void): void {
  const { search = '', mark, type = '', from = '', to = '' } = view;
  openPopup('filters-trainings', {
    marks,
    chosen: { search, mark, type, city, from, to },
    filterOf: (filters) => slotFilter(viewOf(view, filters, ownCityId), ownCityId, new Date()),
    onShow: (filters) => go(scheduleList.href(viewOf(view, filters, ownCityId))),
  });
}
