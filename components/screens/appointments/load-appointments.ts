import 'server-only';
import { must } from '@/api/core/server';
import { SLOTS_PAGE, slotListQuery } from '@/api/trainings/queries';
import { appointmentList, TABS, type AppointmentsView } from './appointments-view';

/** Coming bookings that the past tab loads to find where a booking was moved to. */
const MOVED_TO = 50;

/** Loads the tab's bookings and the counts of the other tabs; on the past tab also the coming bookings. */
export async function loadAppointments(view: AppointmentsView) {
  const shown = appointmentList.shown(view, SLOTS_PAGE);
  const lists = await Promise.all(
    TABS.map((tab) =>
      must(
        slotListQuery(
          { mine: tab },
          tab === view.tab ? shown : view.tab === 'past' && tab === 'coming' ? MOVED_TO : 1,
          tab === 'past' ? '-starts_at' : 'starts_at',
        ),
      ),
    ),
  );
  const counts = TABS.map((tab, at) => ({ value: tab, count: lists[at]?.page?.total ?? 0 }));
  return {
    list: lists[TABS.indexOf(view.tab)] ?? null,
    counts,
    coming: lists[TABS.indexOf('coming')]?.items ?? [],
  };
}

export type Appointments = Awaited<ReturnType<typeof loadAppointments>>;
