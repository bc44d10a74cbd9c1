import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/screens/offline/offline-screen';
import { pageTitle } from '@/lib/routes/page-titles';

export const metadata: Metadata = { title: pageTitle('offline') };

/**
 * Cached by the service worker, the same for everyone, and shown for any page that could not load; it loads no data.
 */
export default function Page() {
  return <OfflineScreen />;
}
