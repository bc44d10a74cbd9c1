import { SIGNAL_KINDS } from '@/lib/domain/radar/signals';
import { calendarDay, choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** The radar with the plan of a day: `/lk/representative/day?kind=gift&day=2026-11-25&scope=sector`. */
export const dayList = listAddress({
  path: path.representativeDay(),
  tabs: ['scope', 'day'],
  fields: {
    scope: choice(['sector']),
    day: calendarDay(),
    kind: choice([...SIGNAL_KINDS]),
    page: pageNumber(),
  },
});

export type DayView = ViewOf<typeof dayList>;
