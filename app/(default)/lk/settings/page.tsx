import type { Metadata } from 'next';
import { loadSettings } from '@/components/screens/account/load-account';
import { SettingsScreen } from '@/components/screens/account/settings-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('accountSettings'),
  description: 'Личные данные, письма и всё, что портал хранит о вас.',
};

export default async function Page() {
  await requireRoute();
  return <SettingsScreen data={await loadSettings()} />;
}
