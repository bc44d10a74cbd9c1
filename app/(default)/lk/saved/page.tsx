import type { Metadata } from 'next';
import { SavedScreen } from '@/components/screens/saved/saved-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('saved'),
  description: 'Статьи и модули, скачанные на это устройство.',
};

export default async function Page() {
  await requireRoute();
  return <SavedScreen />;
}
