import type { Metadata } from 'next';
import { currentPath } from '@/api/core/server';
import { ErrorPage } from '@/components/blocks/error-page/error-page';
import { closedTo } from '@/components/blocks/points-rings/mark-points';
import { CLOSED } from '@/components/blocks/points-rings/points-rings';
import { isCataloguePath } from '@/lib/access/decide';
import * as paths from '@/lib/routes/path';
import { mayOpen, requireViewer } from '@/lib/session/guard';

export const metadata: Metadata = { title: 'Страница не найдена' };

/**
 * 404 page in the portal's frame, for addresses that no route matches or the edge refuses. It is rendered as a normal
 * page rather than by `notFound()`, whose text appears only with scripts; the edge sets the status.
 */
export default async function Page() {
  const viewer = await requireViewer();
  const path = (await currentPath()).replace(/\?.*$/, '');
  const closed = isCataloguePath(path) ? closedTo(viewer, await mayOpen(paths.catalogue())) : null;
  return <ErrorPage status={404} path={path} {...(closed && { closed: CLOSED[closed] })} />;
}
