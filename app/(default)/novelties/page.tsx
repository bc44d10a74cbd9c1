import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { learningListQuery, LEARNINGS_PAGE } from '@/api/learnings/queries';
import { noveltyList } from '@/components/screens/novelties/novelty-list';
import { NoveltiesScreen } from '@/components/screens/novelties/novelties-screen';
import { NEW_TAG } from '@/lib/domain/learning';
import { pageTitle } from '@/lib/routes/page-titles';
import { brandList, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('novelties'),
  description: 'Новые статьи, видео и тесты всех брендов для фармацевтов.',
};

export default async function Page({ searchParams }: PageProps<'/novelties'>) {
  await requireRoute();
  const asked = noveltyList.read(await searchParams);
  const brands = await brandList();
  // an unknown brand does not filter the list
  const mark = brands.find(({ slug }) => slug === asked.mark)?.slug;
  const view = { ...asked, mark };
  const shown = noveltyList.shown(view, LEARNINGS_PAGE);
  const { type } = view;
  const filter = { tag: NEW_TAG, ...(type ? { type: [type] } : {}), ...(mark ? { mark: [mark] } : {}) };
  const list = await must(learningListQuery(filter, '-createdAt', shown));
  const types = list.meta.counts?.types ?? [];
  return <NoveltiesScreen {...{ list, types, brands, view }} now={new Date()} />;
}
