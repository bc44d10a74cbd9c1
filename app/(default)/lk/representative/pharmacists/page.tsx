import type { Metadata } from 'next';
import { must, mustUnless } from '@/api/core/server';
import { pharmacyGroupsQuery } from '@/api/pharmacies/queries';
import { marksQuery } from '@/api/select/queries';
import { pharmacistsQuery } from '@/api/user/queries';
import { PharmacistsScreen } from '@/components/screens/pharmacists/pharmacists-screen';
import { filterOf, pharmacistsList, sortOf } from '@/components/screens/pharmacists/pharmacists-view';
import { isAdmin } from '@/lib/access/belongs';
import { choosesScope } from '@/lib/domain/territory';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { mayOpen, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('pharmacists') };

const SIZE = 20;

export default async function Page({ searchParams }: PageProps<'/lk/representative/pharmacists'>) {
  const viewer = await requireRoute();
  const view = pharmacistsList.read(await searchParams);
  const sector = view.scope === 'sector';
  const asked = { filter: filterOf(view), sort: sortOf(view), page: view.page, size: SIZE, sector };
  const [list, groups, marks, registers] = await Promise.all([
    mustUnless('list-too-long', pharmacistsQuery(asked)),
    must(pharmacyGroupsQuery(sector)),
    must(marksQuery()),
    mayOpen(path.pharmacistRegistration()),
  ]);
  return (
    <PharmacistsScreen
      {...{ view, list, registers }}
      groups={groups.items}
      marks={marks.items}
      choosesScope={choosesScope(viewer.roles)}
      mayArchive={isAdmin(viewer)}
      now={new Date()}
    />
  );
}
