import type { Metadata } from 'next';
import { loadSettings } from '@/components/screens/account/load-account';
import { SettingsScreen } from '@/components/screens/account/settings-screen';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Настройки',
  description: 'Личные данные, письма и всё, что портал хранит о вас.',
};

export default async function Page() {
  await requireRoute();
  return <SettingsScreen data={await loadSettings()} />;
}
