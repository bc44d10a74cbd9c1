import type { Metadata } from 'next';
import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { LayoutMain } from '@/components/blocks/layout-main/layout-main';

export const metadata: Metadata = { title: 'Страница не найдена' };

/**
 * 404 page without the frame: it is bundled with every page, so it loads nothing. In the frame: `(default)/not-found`.
 */
export default function NotFound() {
  return (
    <LayoutMain>
      <ErrorPage status={404} />
    </LayoutMain>
  );
}
