import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { pharmacyGroupsQuery } from '@/api/pharmacies/queries';
import { marksQuery } from '@/api/select/queries';
import { slotListQuery, SLOTS_PAGE } from '@/api/trainings/queries';
import { RegisterScreen } from '@/components/screens/pharmacist-register/register-screen';
import { filterOf, registerList } from '@/components/screens/pharmacist-register/register-view';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('representativeTrainings') };

export default async function Page({ searchParams }: PageProps<'/lk/representative/pharmacist-register'>) {
  await requireRoute();
  const view = registerList.read(await searchParams);
  const [list, groups, marks] = await Promise.all([
    must(slotListQuery(filterOf(view), registerList.shown(view, SLOTS_PAGE))),
    must(pharmacyGroupsQuery(true)),
    must(marksQuery()),
  ]);
  return <RegisterScreen {...{ view, list }} groups={groups.items} marks={marks.items} now={new Date()} />;
}
