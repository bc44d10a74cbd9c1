import type { Metadata } from 'next';
import { AccountScreen } from '@/components/screens/account/account-screen';
import { loadAccount } from '@/components/screens/account/load-account';
import { oneOf } from '@/lib/routes/list-address';
import { knownBrands, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Личный кабинет',
  description: 'Личные данные, баллы по брендам и их история.',
};

export default async function Page({ searchParams }: PageProps<'/lk'>) {
  await requireRoute();
  const asked = oneOf((await searchParams).mark);
  const mark = (await knownBrands()).find((slug) => slug === asked);
  return <AccountScreen data={await loadAccount(mark)} mark={mark} now={new Date()} />;
}
