import type { Metadata } from 'next';
import { certificateQuery } from '@/api/certificates/queries';
import { must } from '@/api/core/server';
import { CertificateScreen } from '@/components/screens/certificate/certificate-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('accountCertificate'),
  description: 'Скачать сертификат и поделиться им.',
};

export default async function Page({ params }: PageProps<'/lk/certificates/[id]'>) {
  await requireRoute();
  return <CertificateScreen certificate={await must(certificateQuery((await params).id))} />;
}
