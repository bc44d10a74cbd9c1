import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AskNumberScreen } from '@/components/screens/certificate-check/ask-number-screen';
import { certificatePath, readCertificateNumber } from '@/lib/domain/certificate';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';

export const metadata: Metadata = {
  title: pageTitle('certificates'),
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
};

export default async function Page({ searchParams }: PageProps<'/certificates'>) {
  const typed = (oneOf((await searchParams).number) ?? '').trim().slice(0, 40);
  const number = readCertificateNumber(typed);
  if (number) redirect(certificatePath(number));
  return <AskNumberScreen typed={typed} />;
}
