import type { Metadata } from 'next';
import { HomeScreen } from '@/components/screens/home/home-screen';
import { loadHome } from '@/components/screens/home/load-home';
import { PASSWORD_LINK } from '@/lib/access/decide';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('home'),
  description: 'Новое по брендам, начатые материалы и баллы — всё, что нужно фармацевту сейчас.',
};

export default async function Page({ searchParams }: PageProps<'/'>) {
  await requireRoute();
  const refusedLink = oneOf((await searchParams).notice) === PASSWORD_LINK;
  const now = new Date();
  return <HomeScreen data={await loadHome(now)} now={now} refusedLink={refusedLink} />;
}
