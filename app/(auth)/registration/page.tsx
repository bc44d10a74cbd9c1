import type { Metadata } from 'next';
import { maybe } from '@/api/core/server';
import { invitedPersonQuery } from '@/api/representative/queries';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { RegistrationScreen } from '@/components/screens/registration/registration-screen';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { oneOf } from '@/lib/routes/query';

export const metadata: Metadata = { title: pageTitle('registration') };

/** Returns the data of the invited person; null for an invalid link, which shows the usual empty form. */
async function invitedBy(token: string | undefined) {
  const person = token ? await maybe(invitedPersonQuery(token)) : null;
  if (!person) return null;
  const { id: pharmacyId, pharmacyName: pharmacy, ...known } = person;
  return { ...known, pharmacyId, pharmacy };
}

export default async function Page({ searchParams }: PageProps<'/registration'>) {
  const invited = await invitedBy(oneOf((await searchParams).invitation));
  return (
    <>
      <AuthHead title={pageTitle('registration')}>
        Уже есть учётная запись? <TextLink href={path.login()}>Войти</TextLink>
      </AuthHead>
      <RegistrationScreen invited={invited} />
    </>
  );
}
