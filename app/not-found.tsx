import type { Metadata } from 'next';
import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { LayoutMain } from '@/components/blocks/layout-main/layout-main';

export const metadata: Metadata = { title: 'Страница не найдена' };

/** Carried along by every page, so it asks nothing; the frame's own 404 is `(default)/not-found`. */
export default function NotFound() {
  return (
    <LayoutMain>
      <ErrorPage status={404} />
    </LayoutMain>
  );
}
