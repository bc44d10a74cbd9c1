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
  const query = await searchParams;
  const asked = oneOf(query.mark);
  const mark = (await knownBrands()).find((slug) => slug === asked);
  const data = await loadAccount(mark);
  return <AccountScreen data={data} mark={mark} now={new Date()} emailToken={oneOf(query.email_token)} />;
}
