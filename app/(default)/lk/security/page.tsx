import type { Metadata } from 'next';
import { loadSecurity } from '@/components/screens/account/load-account';
import { SecurityScreen } from '@/components/screens/account/security-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = {
  title: pageTitle('accountSecurity'),
  description: 'Где вы вошли, пароль и выход из учётной записи.',
};

export default async function Page() {
  await requireRoute();
  return <SecurityScreen data={await loadSecurity()} now={new Date()} />;
}
