import type { Metadata } from 'next';
import { readCertificatesView } from '@/components/screens/account/account-view';
import { CertificatesScreen } from '@/components/screens/account/certificates-screen';
import { loadCertificates } from '@/components/screens/account/load-account';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('accountCertificates'),
  description: 'Сертификаты за пройденные тесты.',
};

export default async function Page({ searchParams }: PageProps<'/lk/certificates'>) {
  await requireRoute();
  const view = readCertificatesView(await searchParams);
  return <CertificatesScreen data={await loadCertificates(view)} view={view} />;
}
