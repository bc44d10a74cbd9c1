import type { Metadata } from 'next';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { ButtonLink } from '@/components/ui/button/button';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';

export const metadata: Metadata = { title: pageTitle('redirectRefused'), robots: { index: false } };

/**
 * Why nothing left for a `redirect_uri` (decisions, 'Sign-in hand-off'). It asks no service: the two steps before it
 * may have taken six of the ten seconds that a page has.
 */
export default function Page() {
  return (
    <>
      <AuthHead title="Переход на этот сайт не разрешён">
        Портал передаёт вход только сайтам-партнёрам. Данные вашей учётной записи никуда не отправлены.
      </AuthHead>
      <ButtonLink href={path.home()}>Перейти на главную</ButtonLink>
    </>
  );
}
