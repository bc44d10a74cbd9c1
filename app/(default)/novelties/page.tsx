import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { learningListQuery, LEARNINGS_PAGE } from '@/api/learnings/queries';
import { NoveltiesScreen } from '@/components/screens/novelties/novelties-screen';
import { LEARNING_TYPES, NEW_TAG } from '@/lib/domain/learning';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { brandList, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Новинки',
  description: 'Новые статьи, видео и тесты всех брендов для фармацевтов.',
};

export default async function Page({ searchParams }: PageProps<'/novelties'>) {
  await requireRoute();
  const query = await searchParams;
  // a type or brand that is not there narrows nothing
  const type = LEARNING_TYPES.find((known) => known === oneOf(query.type));
  const brands = await brandList();
  const mark = brands.find(({ slug }) => slug === oneOf(query.mark))?.slug;
  const shown = shownOf(query.page, LEARNINGS_PAGE);
  const filter = { tag: NEW_TAG, ...(type ? { type: [type] } : {}), ...(mark ? { mark: [mark] } : {}) };
  const { items, page, meta } = await must(learningListQuery(filter, '-createdAt', shown));
  return (
    <NoveltiesScreen
      items={items}
      total={page?.total ?? items.length}
      types={meta.counts?.types ?? []}
      brands={brands}
      chosen={{ type, mark }}
      shown={shown}
      now={new Date()}
    />
  );
}
