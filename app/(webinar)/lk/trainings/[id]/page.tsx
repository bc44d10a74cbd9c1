import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { areasQuery, categoriesQuery } from '@/api/select/queries';
import { managedQuery, registeredListQuery } from '@/api/timetable/queries';
import { peopleFilter, peopleList, peopleSort } from '@/components/screens/training/people-view';
import { TrainingScreen } from '@/components/screens/training/training-screen';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Тренинг' };

export default async function Page({ params, searchParams }: PageProps<'/lk/trainings/[id]'>) {
  await requireRoute();
  const { id } = await params;
  const view = { ...peopleList.read(await searchParams), id };
  const asked = { filter: peopleFilter(view), sort: peopleSort(view), page: view.page };
  const [training, list, categories, areas] = await Promise.all([
    must(managedQuery(id)),
    must(registeredListQuery(id, asked)),
    part(categoriesQuery()),
    part(areasQuery()),
  ]);
  return (
    <TrainingScreen
      {...{ view, training, list }}
      categories={categories?.items ?? []}
      areas={areas?.items ?? []}
      now={new Date()}
    />
  );
}
