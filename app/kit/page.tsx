import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { KitScreen } from '@/components/screens/kit/kit-screen';

export const metadata: Metadata = { title: 'Набор компонентов', robots: { index: false } };
/** The switch is read when the page is asked for, not when it is built. */
export const dynamic = 'force-dynamic';

export default function KitPage() {
  if (process.env.NODE_ENV === 'production' && process.env.KIT !== '1') notFound();
  return <KitScreen />;
}
