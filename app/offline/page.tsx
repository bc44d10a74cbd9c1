import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/screens/offline/offline-screen';

export const metadata: Metadata = { title: 'Нет сети' };

/** Kept by the worker for everyone alike, and shown wherever a page could not come: it asks nothing of anyone. */
export default function Page() {
  return <OfflineScreen />;
}
