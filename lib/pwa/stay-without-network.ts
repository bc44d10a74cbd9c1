import { isAnotherPage, takeLinks } from '../browser/soft-navigation';
import { busyKinds, subscribeToBusy } from './busy';
import { reloadPage } from './page-reload';

const isThere = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The router waits for the load that was held, for good: links load whole, and so does the page when it may. */
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
 * A refresh that loses its network in the middle becomes a load of the whole page for Next's router, and what is being
 * read gives way to «Нет сети». Such a load waits here for an answer of the portal; with none the page stays until the
 * network is back. What a person asks for, a reload and other addresses go on at once. Returns what takes it off.
 * Browsers without the Navigation API load, as before.
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
  // typed as always there
  const navigation = window.navigation as Navigation | undefined;
  navigation?.addEventListener('navigate', hold, { signal: off.signal });
  return () => off.abort();
}
