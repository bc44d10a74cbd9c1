import { leaveSettled } from '@/lib/browser/history-steps';

const withoutHash = (address: string) => address.split('#', 1)[0];

/** Opens a page of the portal by a whole new load: nothing this page knows is carried into it (another session). */
export function loadPage(path: string): void {
  leaveSettled(() => {
    const { href } = new URL(path, location.href);
    // a browser loads nothing for another hash of the page that is open already
    const isOpen = href.includes('#') && withoutHash(href) === withoutHash(location.href);
    location.assign(path);
    if (isOpen) location.reload();
  });
}
