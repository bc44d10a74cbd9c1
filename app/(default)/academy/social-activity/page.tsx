import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { reviewListQuery } from '@/api/reviews/queries';
import { SocialScreen } from '@/components/screens/social-activity/social-screen';
import { socialList } from '@/components/screens/social-activity/social-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { brandList, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('socialActivity') };

export default async function Page({ searchParams }: PageProps<'/academy/social-activity'>) {
  const viewer = await requireRoute();
  const view = socialList.read(await searchParams);
  const filter = { userId: viewer.id, ...socialList.filter(view) };
  const [{ items, page, meta }, brands] = await Promise.all([
    must(reviewListQuery(filter, view.page)),
    brandList(),
  ]);
  const total = page?.total ?? items.length;
  return <SocialScreen view={view} reviews={items} total={total} brands={brands} counts={meta.statuses} />;
}
