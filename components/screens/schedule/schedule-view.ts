import { calendarDay, choice, id, pageNumber, slugs, text, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import { isDay, mondayOf, shiftDay } from '@/lib/domain/week';
import { moscowDay } from '@/lib/domain/moscow';
import { TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { MOST_SLOTS, SLOTS_PAGE, type SlotFilter } from '@/api/trainings/queries';
import * as path from '@/lib/routes/path';

export const SHOWN = ['week', 'list'] as const;
/** `week` for the present week, even if all of it is over; without `week`: the first week that has something ahead. */
export const PRESENT_WEEK = 'now';
/** `city` for all cities; without `city`: the reader's own. */
export const ALL_CITIES = 'all';

export const scheduleList = listAddress({
  path: path.schedule(),
  tabs: ['view', 'week', 'topic', 'invitation'],
  fields: {
    view: choice(SHOWN, 'week'),
    week: text(/^(now|\d{4}-\d{2}-\d{2})$/),
    mark: slugs(60),
    city: text(/^(all|\d{1,18})$/),
    type: choice(TRAINING_TYPES),
    topic: id(),
    /** Code of a link with kept seats. */
    invitation: text(/^[A-Z0-9-]{8,40}$/),
    search: words(),
    /** Period of the list; a week has its own days. */
    from: calendarDay(),
    to: calendarDay(),
    page: pageNumber(),
  },
});

export type ScheduleView = ViewOf<typeof scheduleList>;

/** Monday of the week in the address, by default of the present week. */
export const askedWeek = ({ week }: ScheduleView, now: Date): string =>
  mondayOf(week && isDay(week) ? week : moscowDay(now));

/** Size of a page: a week is shown whole while it fits one answer. */
export const stepOf = ({ view }: ScheduleView): number => (view === 'week' ? MOST_SLOTS : SLOTS_PAGE);

/** Period of the list: coming trainings, or the days in the address, past ones too. */
const periodOf = ({ from, to }: ScheduleView): SlotFilter =>
  from || to
    ? { ...(from ? { from } : { state: ['coming'] }), ...(to ? { to } : {}) }
    : { state: ['coming'] };

/** Filter of the list's call: the shown week, or all that is still to come. */
export function slotFilter(view: ScheduleView, ownCity: string | undefined, now: Date): SlotFilter {
  const { mark, type, topic, search, city = ownCity } = view;
  const monday = askedWeek(view, now);
  const week: SlotFilter = {
    from: monday,
    to: shiftDay(monday, 6),
    ...(view.week ? {} : { orNextWeek: '1' }),
  };
  const when = view.view === 'week' ? week : periodOf(view);
  return {
    ...when,
    ...(mark.length > 0 ? { mark } : {}),
    ...(type ? { type } : {}),
    ...(topic ? { topicId: topic } : {}),
    ...(search ? { search } : {}),
    ...(city && city !== ALL_CITIES ? { cityId: city } : {}),
  };
}
