import type { Metadata } from 'next';
import { unusualActivityQuery } from '@/api/activity/queries';
import { must } from '@/api/core/server';
import { ActivityScreen } from '@/components/screens/unusual-activity/activity-screen';
import { activityList } from '@/components/screens/unusual-activity/activity-view';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Необычная активность' };

export default async function Page({ searchParams }: PageProps<'/lk/unusual-activity'>) {
  await requireRoute();
  const view = activityList.read(await searchParams);
  const { items, page, meta } = await must(unusualActivityQuery(view.days, view.reason, view.page));
  const total = page?.total ?? items.length;
  const { reasons, isCut } = meta;
  return <ActivityScreen view={view} findings={items} total={total} counts={reasons} isCut={isCut} />;
}
