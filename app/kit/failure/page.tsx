import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FailureScreen } from '@/components/screens/kit/failure-screen';
import { env } from '@/lib/config/portal';
import { pageTitle } from '@/lib/routes/page-titles';
import { failOnPurpose } from '@/lib/telemetry/failure-on-purpose';

export const metadata: Metadata = { title: pageTitle('kitFailure'), robots: { index: false } };
/** `KIT` is read on each request, not at build time. */
export const dynamic = 'force-dynamic';

export default async function FailurePage({ searchParams }: PageProps<'/kit/failure'>) {
  if (env().NODE_ENV === 'production' && !env().KIT) notFound();
  const { where } = await searchParams;
  failOnPurpose('server', typeof where === 'string' ? where : null);
  return <FailureScreen title={pageTitle('kitFailure')} />;
}
