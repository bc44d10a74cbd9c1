import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { KitScreen } from '@/components/screens/kit/kit-screen';
import { kitList } from '@/components/screens/kit/kit-view';
import { env } from '@/lib/config/portal';

export const metadata: Metadata = { title: 'Набор компонентов', robots: { index: false } };
export default async function KitPage({ searchParams }: PageProps<'/kit'>) {
  if (env().NODE_ENV === 'production' && !env().KIT) notFound();
  return <KitScreen view={kitList.read(await searchParams)} />;
}
