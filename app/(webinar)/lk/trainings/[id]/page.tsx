import type { Metadata } from 'next';
import { loadTraining } from '@/components/screens/training/load-training';
import { peopleList } from '@/components/screens/training/people-view';
import { TrainingScreen } from '@/components/screens/training/training-screen';
import { can } from '@/lib/access/permissions';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('training') };

export default async function Page({ params, searchParams }: PageProps<'/lk/trainings/[id]'>) {
  const viewer = await requireRoute();
  const { id } = await params;
  const view = { ...peopleList.read(await searchParams), id };
  return (
    <TrainingScreen
      view={view}
      {...await loadTraining(view)}
      now={new Date()}
      canAward={can(viewer, 'points.award')}
    />
  );
}
