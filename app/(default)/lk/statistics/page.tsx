import type { Metadata } from 'next';
import { loadStatistics } from '@/components/screens/account/load-account';
import { StatisticsScreen } from '@/components/screens/account/statistics-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('accountStatistics'),
  description: 'Что пройдено и сколько баллов заработано: по месяцам и по брендам.',
};

export default async function Page() {
  await requireRoute();
  return <StatisticsScreen data={await loadStatistics()} />;
}
