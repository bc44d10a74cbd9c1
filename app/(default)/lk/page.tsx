import type { Metadata } from 'next';
import { AccountScreen } from '@/components/screens/account/account-screen';
import { readAccountView } from '@/components/screens/account/account-view';
import { loadAccount } from '@/components/screens/account/load-account';
import { oneOf } from '@/lib/routes/query';
import { knownBrands, requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: 'Личный кабинет',
  description: 'Личные данные, баллы по брендам и их история.',
};

export default async function Page({ searchParams }: PageProps<'/lk'>) {
  await requireRoute();
  const query = await searchParams;
  const view = readAccountView(query, await knownBrands());
  const data = await loadAccount(view);
  return (
    <AccountScreen
      data={data}
      view={view}
      now={new Date()}
      emailToken={oneOf(query.email_token)}
      isOwnEmail={oneOf(query.own) === '1'}
    />
  );
}
