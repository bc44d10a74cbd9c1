import type { Metadata } from 'next';
import { ErrorPage } from '@/components/blocks/error-page/error-page';

export const metadata: Metadata = { title: 'Страница не найдена' };

export default function NotFound() {
  return <ErrorPage status={404} />;
}
