import type { Metadata } from 'next';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { RegistrationScreen } from '@/components/screens/registration/registration-screen';
import { TextLink } from '@/components/ui/text-link/text-link';
import * as path from '@/lib/routes/path';

export const metadata: Metadata = { title: 'Регистрация' };

export default function Page() {
  return (
    <>
      <AuthHead title="Регистрация">
        Уже есть учётная запись? <TextLink href={path.login()}>Войти</TextLink>
      </AuthHead>
      <RegistrationScreen />
    </>
  );
}
