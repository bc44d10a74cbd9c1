import { loadPage } from '../routes/load-page';
import { isPrivatePath } from '../tags/private-path';

/** Opens the address by itself and returns true; false leaves the address to the router. */
type Opener = (href: string) => boolean;

let opener: Opener | null = null;

/** Sets the opener that is asked before a link of the kit opens a page softly. Returns its remover. */
export function takeLinks(open: Opener): () => void {
  opener = open;
  return () => void (opener === open && (opener = null));
}

/**
 * Whether the link is opened without the router: by the registered opener, or by a full load when either address is
 * private (`isPrivatePath`). Call it after the link's own handlers have allowed the navigation.
 */
export function isTaken(href: string): boolean {
  const here = window.location;
  const to = new URL(href, here.href);
  if (opener?.(to.href)) return true;
  if (!isPrivatePath(to.pathname) && !isPrivatePath(here.pathname)) return false;
  loadPage(to.href);
  return true;
}

/** Whether the address is another page of the portal: neither a file nor an anchor of the open page. */
export function isAnotherPage(href: string): boolean {
  const here = window.location;
  const { origin, pathname, search } = new URL(href, here.href);
  if (origin !== here.origin || /^\/(api|art|media)\//.test(pathname)) return false;
  return pathname + search !== here.pathname + here.search;
}
