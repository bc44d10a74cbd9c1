import type { Metadata } from 'next';
import { ExpertsScreen } from '@/components/screens/experts/experts-screen';
import { loadExperts } from '@/components/screens/experts/load-experts';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('experts'),
  description: 'Врачи и провизоры, которые отвечают на вопросы аптек.',
};

export default async function Page() {
  await requireRoute();
  return <ExpertsScreen {...await loadExperts()} />;
}
