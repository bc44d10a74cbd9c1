import type { Metadata } from 'next';
import { HomeScreen } from '@/components/screens/home/home-screen';
import { loadHome } from '@/components/screens/home/load-home';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Главная',
  description: 'Новое по брендам, начатые материалы и баллы — всё, что нужно фармацевту сейчас.',
};

export default async function Page() {
  await requireRoute();
  return <HomeScreen data={await loadHome()} now={new Date()} />;
}
