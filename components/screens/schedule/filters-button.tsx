'use client';

import { useRouter } from 'next/navigation';
import { openPopup } from '@/components/popups/store';
import type { TrainingFilters } from '@/components/popups/training-types';
import { Button } from '@/components/ui/button/button';
import type { Option } from '@/components/ui/native-select/native-select';
import { ALL_CITIES, scheduleList, slotFilter, type ScheduleView } from './schedule-view';

interface FiltersButtonProps {
  view: ScheduleView;
  marks: readonly { id: string; name: string }[];
  /** The one the address names; null for every city. */
  city: Option | null;
  ownCityId: string | undefined;
}

/** The view by the chosen filters: a period is read as a list, and no city is every city. */
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
    // one's own city is what the address means without any
    city: named === (ownCityId ?? ALL_CITIES) ? undefined : named,
    from: from || undefined,
    to: to || undefined,
    page: 1,
  };
}

/** Opens every filter of the schedule at once; without a script the chips beside it stay. */
export function FiltersButton({ view, marks, city, ownCityId }: FiltersButtonProps) {
  const router = useRouter();
  const { search = '', mark, type = '', from = '', to = '' } = view;
  const open = () =>
    openPopup('filters-trainings', {
      marks,
      chosen: { search, mark, type, city, from, to },
      filterOf: (filters) => slotFilter(viewOf(view, filters, ownCityId), ownCityId, new Date()),
      onShow: (filters) =>
        router.push(scheduleList.href(viewOf(view, filters, ownCityId)), { scroll: false }),
    });
  return (
    <Button kind="second" size="s" icon="filter" data-script="" aria-haspopup="dialog" onClick={open}>
      Фильтры
    </Button>
  );
}
