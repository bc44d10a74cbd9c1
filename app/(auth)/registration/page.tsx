import type { Metadata } from 'next';
import { RegistrationScreen } from '@/components/screens/registration/registration-screen';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TextLink } from '@/components/ui/text-link/text-link';

export const metadata: Metadata = { title: 'Регистрация' };

export default function Page() {
  return (
    <div data-wide="">
      <PageHead
        title="Регистрация"
        lead={
          <>
            Уже есть учётная запись? <TextLink href="/login">Войти</TextLink>
          </>
        }
      />
      <RegistrationScreen />
    </div>
  );
}
