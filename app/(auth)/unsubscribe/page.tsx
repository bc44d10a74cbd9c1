import type { Metadata } from 'next';
import { loadUnsubscription } from '@/components/screens/unsubscribe/load-unsubscription';
import { UnsubscribeScreen } from '@/components/screens/unsubscribe/unsubscribe-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';

export const metadata: Metadata = { title: pageTitle('unsubscribe'), robots: { index: false } };

export default async function Page({ searchParams }: PageProps<'/unsubscribe'>) {
  const query = await searchParams;
  const token = oneOf(query.token) ?? '';
  const found = await loadUnsubscription(token);
  return <UnsubscribeScreen token={token} found={found} failed={query.failed !== undefined} />;
}
