import { isAnotherPage, takeLinks } from '../browser/soft-navigation';
import { busyKinds, subscribeToBusy } from './busy';
import { reloadPage } from './page-reload';

const isThere = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The router waits for the held load for ever: links now load whole pages, and this page reloads when possible. */
function goOnWithout(signal: AbortSignal): void {
  const freeLinks = takeLinks((href) => {
    if (!isAnotherPage(href)) return false;
    reloadPage(href);
    return true;
  });
  signal.addEventListener('abort', freeLinks);
  const back = async () => {
    if (busyKinds().length === 0 && (await isThere()) && !signal.aborted) reloadPage();
  };
  window.addEventListener('online', () => void back(), { signal });
  signal.addEventListener(
    'abort',
    subscribeToBusy(() => void back()),
  );
}

/**
 * Holds the full load that Next's router starts when a refresh loses its network and «Нет сети» would replace the page.
 * The load waits for a response of the portal, or until the network is back. A person's own navigation, a reload and
 * other addresses are not held. Returns a function that stops it. No effect without the Navigation API.
 */
export function stayWithoutNetwork(): () => void {
  const off = new AbortController();
  let isHeld = false;
  let isLet = false;
  const hold = (event: NavigateEvent) => {
    const { navigationType, userInitiated, cancelable, destination } = event;
    const isRefresh = navigationType === 'replace' && !userInitiated && !destination.sameDocument;
    if (isLet || !isRefresh || !cancelable || destination.url !== window.location.href) return;
    event.preventDefault();
    void isThere().then((there) => {
      isLet = there && window.location.href === destination.url;
      if (isLet) window.location.replace(destination.url);
      else if (!isHeld && !off.signal.aborted) goOnWithout(off.signal);
      isHeld = true;
    });
  };
  // typed as always present
  const navigation = window.navigation as Navigation | undefined;
  navigation?.addEventListener('navigate', hold, { signal: off.signal });
  return () => off.abort();
}
