import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { KitScreen } from '@/components/screens/kit/kit-screen';
import { kitList } from '@/components/screens/kit/kit-view';
import { env } from '@/lib/config/portal';
import { pageTitle } from '@/lib/routes/page-titles';

export const metadata: Metadata = { title: pageTitle('kit'), robots: { index: false } };
export default async function KitPage({ searchParams }: PageProps<'/kit'>) {
  if (env().NODE_ENV === 'production' && !env().KIT) notFound();
  return <KitScreen view={kitList.read(await searchParams)} />;
}
