import type { Metadata } from 'next';
import { unusualActivityQuery } from '@/api/activity/queries';
import { must } from '@/api/core/server';
import { ActivityScreen, activityTable, askedOf } from '@/components/screens/unusual-activity/activity-table';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: activityTable.title };

export default async function Page({ searchParams }: PageProps<'/lk/unusual-activity'>) {
  await requireRoute();
  const view = activityTable.read(await searchParams);
  const list = await must(unusualActivityQuery({ ...askedOf(view), page: view.page }));
  const { reasons, isCut } = list.meta;
  return <ActivityScreen view={view} list={list} counts={reasons} isCut={isCut} />;
}
