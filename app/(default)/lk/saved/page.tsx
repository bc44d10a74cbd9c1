import type { Metadata } from 'next';
import { SavedScreen } from '@/components/screens/saved/saved-screen';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Доступно без сети',
  description: 'Статьи и модули, скачанные на это устройство.',
};

export default async function Page() {
  await requireRoute();
  return <SavedScreen />;
}
