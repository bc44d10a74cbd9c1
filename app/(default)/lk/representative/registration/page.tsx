import type { Metadata } from 'next';
import { must } from '@/api/core/server';
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
  return <PharmacistRegistrationScreen view={view} list={await must(invitationsQuery(view.page))} />;
}
