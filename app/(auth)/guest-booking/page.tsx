import type { Metadata } from 'next';
import { GuestBookingScreen } from '@/components/screens/guest-booking/guest-booking-screen';
import { loadGuestBooking } from '@/components/screens/guest-booking/load-guest-booking';
import { GUEST_STATES } from '@/lib/domain/trainings/guest-state';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';

export const metadata: Metadata = { title: pageTitle('guestBooking'), robots: { index: false } };

export default async function Page({ searchParams }: PageProps<'/guest-booking'>) {
  const query = await searchParams;
  const token = oneOf(query.token) ?? '';
  const done = oneOf(query.done);
  const found = done === undefined ? await loadGuestBooking(token) : null;
  return (
    <GuestBookingScreen
      {...{ token, found }}
      done={done === undefined ? null : (GUEST_STATES.find((state) => state === done) ?? 'over')}
      failed={query.failed !== undefined}
    />
  );
}
