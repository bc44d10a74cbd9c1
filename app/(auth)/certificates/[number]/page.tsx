import type { Metadata } from 'next';
import { CertificateCheckScreen } from '@/components/screens/certificate-check/certificate-check-screen';
import { loadCheck } from '@/components/screens/certificate-check/load-check';
import { pageTitle } from '@/lib/routes/page-titles';

/**
 * A certificate is personal, for people who were given its number: the page is not indexed, and pages it links to get
 * only its origin as the referrer.
 */
export const metadata: Metadata = {
  title: pageTitle('certificate'),
  robots: { index: false, follow: false },
  referrer: 'strict-origin',
};

export default async function Page({ params }: PageProps<'/certificates/[number]'>) {
  const { number } = await params;
  return <CertificateCheckScreen check={await loadCheck(decodeURIComponent(number))} />;
}
