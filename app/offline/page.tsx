import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/screens/offline/offline-screen';
import { pageTitle } from '@/lib/routes/page-titles';

export const metadata: Metadata = { title: pageTitle('offline') };

/** Kept by the worker for everyone alike, and shown wherever a page could not come: it asks nothing of anyone. */
export default function Page() {
  return <OfflineScreen />;
}
