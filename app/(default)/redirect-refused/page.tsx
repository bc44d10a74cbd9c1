import type { Metadata } from 'next';
import { PageError } from '@/components/blocks/error-page/page-error';
import { Wrap } from '@/components/ui/wrap/wrap';
import { requireViewer } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Переход не выполнен' };

const REFUSED = {
  title: 'Переход на этот сайт не разрешён',
  text: 'Портал передаёт вход только сайтам-партнёрам. Данные вашей учётной записи никуда не отправлены.',
};
const UNAVAILABLE = {
  title: 'Переход сейчас не получился',
  text: 'Подождите немного и откройте ссылку ещё раз. Данные вашей учётной записи никуда не отправлены.',
};

/** Why nothing left for a `redirect_uri` (decisions, 'Sign-in hand-off'). */
export default async function Page({ searchParams }: PageProps<'/redirect-refused'>) {
  await requireViewer();
  const { why } = await searchParams;
  return (
    <Wrap>
      <PageError status={500} level={1} {...(why === 'unavailable' ? UNAVAILABLE : REFUSED)} />
    </Wrap>
  );
}
