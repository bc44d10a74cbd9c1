import type { Metadata } from 'next';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { returnedWords } from '@/components/blocks/sign-in-form/sign-in-words';
import { DEMO_ACCOUNTS } from '@/components/screens/login/demo-accounts';
import { LoginScreen } from '@/components/screens/login/login-screen';
import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';
import { env } from '@/lib/config/portal';
import { pageTitle } from '@/lib/routes/page-titles';
import { toSearchParams } from '@/lib/routes/query';
import { destination } from '@/lib/session/destination';
import * as path from '@/lib/routes/path';

export const metadata: Metadata = { title: pageTitle('login') };

export default async function Page({ searchParams }: PageProps<'/login'>) {
  const query = toSearchParams(await searchParams);
  const email = query.get('email');
  const token = query.get('token');
  const problem = returnedWords(query.get('error'));
  return (
    <>
      <AuthHead title={pageTitle('login')}>
        Нет учётной записи? <TextLink href={path.registration()}>Зарегистрироваться</TextLink>
      </AuthHead>
      {query.has('ended') && (
        <Note role="status">Сеанс закончился. Войдите ещё раз — вернём вас туда, где вы были.</Note>
      )}
      {query.has('deleted') && (
        <Note kind="good" role="status">
          Учётная запись удалена. Личные данные стёрты, все сеансы завершены.
        </Note>
      )}
      <LoginScreen
        to={destination(query)}
        errors={problem ? { form: problem } : {}}
        reset={email && token ? { email, token } : null}
        demo={env().DEMO_DATA ? DEMO_ACCOUNTS : []}
      />
    </>
  );
}
