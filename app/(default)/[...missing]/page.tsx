import type { Metadata } from 'next';
import { currentPath } from '@/api/core/server';
import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { requireViewer } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Страница не найдена' };

/**
 * Whatever no route matches, and what the edge refuses: a 404 inside the portal's own frame. It is rendered like any
 * page, and not by `notFound()`, whose words only a script puts there; the status is the edge's.
 */
export default async function Page() {
  await requireViewer();
  return <ErrorPage status={404} path={(await currentPath()).replace(/\?.*$/, '')} />;
}
