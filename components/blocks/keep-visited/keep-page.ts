import { pageOwner } from '@/api/core/page-owner';
import { putVisited } from '@/lib/pwa/visited-reading';
import { leadPicture, sizeOf } from '../save-reading/gather';
import type { KeepVisitedProps } from './keep-visited';
import { plainPage } from './plain-page';

/** Stores the text of this page for its owner; a guest's page and one with a query (a filtered list) are not stored. */
export async function keepPage(item: KeepVisitedProps['item'], of: string): Promise<void> {
  const [owner, element] = [pageOwner(), document.getElementById(of)];
  if (owner === null || !element || location.search !== '') return;
  // read before the first await, because the page may be left during it
  const [address, html] = [location.pathname, plainPage(element)];
  const picture = await leadPicture(item.picture ?? null);
  const now = new Date().toISOString();
  const { summary = '', needErid = false, eridToken = null, eridSource = null } = item;
  await putVisited(owner, {
    ...{ ...item, summary, needErid, eridToken, eridSource, address, html, picture },
    ...{ version: now, savedAt: now },
    size: sizeOf(item.title, summary, html, picture),
  });
}
