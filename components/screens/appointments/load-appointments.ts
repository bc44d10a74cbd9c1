import 'server-only';
import { must } from '@/api/core/server';
import { SLOTS_PAGE, slotListQuery } from '@/api/trainings/queries';
import { appointmentList, TABS, type AppointmentsView } from './appointments-view';

/** The tab's bookings, and how many the others hold. */
export async function loadAppointments(view: AppointmentsView) {
  const shown = appointmentList.shown(view, SLOTS_PAGE);
  const lists = await Promise.all(
    TABS.map((tab) =>
      must(
        slotListQuery(
          { mine: tab },
          tab === view.tab ? shown : 1,
          tab === 'past' ? '-starts_at' : 'starts_at',
        ),
      ),
    ),
  );
  const counts = TABS.map((tab, at) => ({ value: tab, count: lists[at]?.page?.total ?? 0 }));
  return { list: lists[TABS.indexOf(view.tab)] ?? null, counts };
}

export type Appointments = Awaited<ReturnType<typeof loadAppointments>>;
