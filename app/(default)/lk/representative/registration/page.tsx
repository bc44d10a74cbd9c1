import type { Metadata } from 'next';
import { maybe, must } from '@/api/core/server';
import { pharmacyQuery } from '@/api/pharmacies/queries';
import { invitationsQuery } from '@/api/representative/queries';
import {
  invitationsList,
  PharmacistRegistrationScreen,
} from '@/components/screens/pharmacist-registration/registration-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('pharmacistRegistration') };

export default async function Page({ searchParams }: PageProps<'/lk/representative/registration'>) {
  await requireRoute();
  const view = invitationsList.read(await searchParams);
  const [list, pharmacy] = await Promise.all([
    must(invitationsQuery(view.page)),
    // a pharmacy that the viewer can't see is not preselected; the form is still shown
    view.pharmacy ? maybe(pharmacyQuery(view.pharmacy)) : null,
  ]);
  return <PharmacistRegistrationScreen {...{ view, list, pharmacy }} />;
}
