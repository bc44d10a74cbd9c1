import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { KitScreen } from '@/components/screens/kit/kit-screen';
import { env } from '@/lib/config/portal';

export const metadata: Metadata = { title: 'Набор компонентов', robots: { index: false } };
/** The switch is read when the page is asked for, not when it is built. */
export const dynamic = 'force-dynamic';

export default function KitPage() {
  if (env().NODE_ENV === 'production' && !env().KIT) notFound();
  return <KitScreen />;
}
