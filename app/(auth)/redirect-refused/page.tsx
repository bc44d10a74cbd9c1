import type { Metadata } from 'next';
import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { ButtonLink } from '@/components/ui/button/button';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';

export const metadata: Metadata = { title: pageTitle('redirectRefused'), robots: { index: false } };

/**
 * Explains why a redirect to `redirect_uri` was refused (decisions, 'Sign-in hand-off'). The page calls no service: the
 * two steps before it may have taken six of the ten seconds that a page has.
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
