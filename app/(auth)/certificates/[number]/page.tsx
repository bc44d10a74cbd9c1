import type { Metadata } from 'next';
import { CertificateCheckScreen } from '@/components/screens/certificate-check/certificate-check-screen';
import { loadCheck } from '@/components/screens/certificate-check/load-check';
import { pageTitle } from '@/lib/routes/page-titles';

/** Of a person, and for whom they give the number: in no index, and no page it leads to gets it as a referrer. */
export const metadata: Metadata = {
  title: pageTitle('certificate'),
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
};

export default async function Page({ params }: PageProps<'/certificates/[number]'>) {
  const { number } = await params;
  return <CertificateCheckScreen check={await loadCheck(decodeURIComponent(number))} />;
}
