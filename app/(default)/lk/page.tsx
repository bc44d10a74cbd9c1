import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import {
  certificatesAddress,
  readAccountView,
  readCertificatesView,
} from '@/components/screens/account/account-view';
import { loadPoints } from '@/components/screens/account/load-account';
import { PointsScreen } from '@/components/screens/account/points-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { knownBrands, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('account'),
  description: 'Баллы по брендам, их история и сообщения редакции.',
};

export default async function Page({ searchParams }: PageProps<'/lk'>) {
  await requireRoute();
  const query = await searchParams;
  // old addresses: the list of certificates was paged here before it had its own page
  if (query.certificates) redirect(certificatesAddress(readCertificatesView(query).certificates.page));
  const view = readAccountView(query, await knownBrands());
  return (
    <PointsScreen
      data={await loadPoints(view)}
      view={view}
      now={new Date()}
      emailToken={oneOf(query.email_token)}
      isOwnEmail={oneOf(query.own) === '1'}
    />
  );
}
