import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { slotListQuery } from '@/api/trainings/queries';
import { LedWebinarsScreen } from '@/components/screens/led-webinars/led-webinars-screen';
import { moscowDay } from '@/lib/domain/moscow';
import { shiftDay } from '@/lib/domain/week';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('ledWebinars') };

const SHOWN = 24;
/** Days after a webinar in which visits can be confirmed. */
const DAYS_BACK = 31;

export default async function Page() {
  const { id: trainerId } = await requireRoute();
  const today = moscowDay(new Date());
  const own = { trainerId, type: 'webinar' } as const;
  const before = { from: shiftDay(today, -DAYS_BACK), to: shiftDay(today, -1) };
  const [coming, past] = await Promise.all([
    must(slotListQuery({ ...own, from: today }, SHOWN)),
    must(slotListQuery({ ...own, ...before }, SHOWN, '-starts_at')),
  ]);
  return <LedWebinarsScreen coming={coming.items} past={past.items} />;
}
