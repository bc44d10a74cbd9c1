import type { Metadata } from 'next';
import { AppointmentsScreen } from '@/components/screens/appointments/appointments-screen';
import { appointmentList } from '@/components/screens/appointments/appointments-view';
import { loadAppointments } from '@/components/screens/appointments/load-appointments';
import { isPharmacist } from '@/lib/access/belongs';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('appointments') };

export default async function Page({ searchParams }: PageProps<'/lk/appointments'>) {
  const viewer = await requireRoute();
  const view = appointmentList.read(await searchParams);
  const appointments = await loadAppointments(view);
  const books = isPharmacist(viewer);
  return <AppointmentsScreen view={view} appointments={appointments} books={books} now={new Date()} />;
}
