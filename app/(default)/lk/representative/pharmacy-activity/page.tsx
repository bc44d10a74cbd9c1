import type { Metadata } from 'next';
import { must, mustUnless } from '@/api/core/server';
import { pharmacyCategoriesQuery, pharmacyGroupsQuery, pharmacyListQuery } from '@/api/pharmacies/queries';
import { marksQuery } from '@/api/select/queries';
import { PharmaciesScreen } from '@/components/screens/pharmacy-activity/pharmacies-screen';
import { filterOf, pharmaciesList, sortOf } from '@/components/screens/pharmacy-activity/pharmacies-view';
import { choosesScope } from '@/lib/domain/territory';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('pharmacyActivity') };

const SIZE = 20;

export default async function Page({ searchParams }: PageProps<'/lk/representative/pharmacy-activity'>) {
  const viewer = await requireRoute();
  const view = pharmaciesList.read(await searchParams);
  const sector = view.scope === 'sector';
  const asked = { filter: filterOf(view), sort: sortOf(view), page: view.page, size: SIZE, sector };
  const [list, categories, groups, marks] = await Promise.all([
    mustUnless('list-too-long', pharmacyListQuery(asked)),
    must(pharmacyCategoriesQuery(sector)),
    must(pharmacyGroupsQuery(sector)),
    must(marksQuery()),
  ]);
  return (
    <PharmaciesScreen
      {...{ view, list }}
      categories={categories.items}
      groups={groups.items}
      marks={marks.items}
      choosesScope={choosesScope(viewer.roles)}
      now={new Date()}
    />
  );
}
