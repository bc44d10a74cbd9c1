import type { Metadata } from 'next';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { ButtonLink } from '@/components/ui/button/button';
import * as path from '@/lib/routes/path';

export const metadata: Metadata = { title: 'Переход не выполнен', robots: { index: false } };

const REFUSED = {
  title: 'Переход на этот сайт не разрешён',
  text: 'Портал передаёт вход только сайтам-партнёрам. Данные вашей учётной записи никуда не отправлены.',
};
const UNAVAILABLE = {
  title: 'Переход сейчас не получился',
  text: 'Подождите немного и откройте ссылку ещё раз. Данные вашей учётной записи никуда не отправлены.',
};

/**
 * Why nothing left for a `redirect_uri` (decisions, 'Sign-in hand-off'). It asks no service: the two steps before it
 * may have taken six of the ten seconds that a page has.
 */
export default async function Page({ searchParams }: PageProps<'/redirect-refused'>) {
  const { why } = await searchParams;
  const { title, text } = why === 'unavailable' ? UNAVAILABLE : REFUSED;
  return (
    <>
      <AuthHead title={title}>{text}</AuthHead>
      <ButtonLink href={path.home()}>Перейти на главную</ButtonLink>
    </>
  );
}
