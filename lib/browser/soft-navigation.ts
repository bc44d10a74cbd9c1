import { loadPage } from '../routes/load-page';
import { isPrivatePath } from '../tags/private-path';

/** Opens the address in its own way; true: nothing else is to open it. */
type Opener = (href: string) => boolean;

let opener: Opener | null = null;

/** From here on `open` is asked before a link of the kit opens a page softly; returns how to stop. */
export function takeLinks(open: Opener): () => void {
  opener = open;
  return () => void (opener === open && (opener = null));
}

/**
 * Whether the link is opened in place of the router: by whoever took links, or by a whole load where one of the two
 * addresses is nobody else's to read. Asked once its own handlers have let it be followed.
 */
export function isTaken(href: string): boolean {
  const here = window.location;
  const to = new URL(href, here.href);
  if (opener?.(to.href)) return true;
  if (!isPrivatePath(to.pathname) && !isPrivatePath(here.pathname)) return false;
  loadPage(to.href);
  return true;
}

/** Whether the address is another page of the portal: no file, and more than another place of the page that is open. */
export function isAnotherPage(href: string): boolean {
  const here = window.location;
  const { origin, pathname, search } = new URL(href, here.href);
  if (origin !== here.origin || /^\/(api|art|media)\//.test(pathname)) return false;
  return pathname + search !== here.pathname + here.search;
}
