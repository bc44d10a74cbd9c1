import type { QueryClient } from '@tanstack/react-query';
import { closeAllPopups } from '@/components/popups/store';
import { emptyControls } from '@/lib/browser/empty-controls';
import { dropPush } from '@/lib/pwa/drop-push';
import { forgetAccount } from '@/lib/pwa/keep-account';
import { loadPage } from '@/lib/routes/load-page';
import { markLeaving } from '@/lib/session/leaving';
import { identify } from '@/lib/telemetry/identity';
import { showOverlay } from '../loading-overlay/overlay-state';
import * as paths from '@/lib/routes/path';

/** Limit of waiting for unresponsive services: the leaving mark ends the session on the next page. */
const LIMIT_MS = 5000;
/**
 * Limit of waiting for the browser's push service; received notifications are closed long before, and the worker does
 * the remaining work.
 */
const PUSH_MS = 1000;

/**
 * Makes this device forget the person and ends the session, now or on the next page that the portal serves. The only
 * way to sign out; the caller then opens the login page by a full load. `erased`: the account no longer exists.
 */
export async function endSession({ erased = false } = {}): Promise<void> {
  showOverlay();
  // before the request: data on this device is deleted even if the request does not arrive
  markLeaving();
  const forgotten = erased ? erase() : forgetAccount();
  const silent = Promise.race([dropPush(), new Promise((resolve) => setTimeout(resolve, PUSH_MS))]);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const asked = fetch('/api/session', { method: 'DELETE', credentials: 'same-origin', signal });
  await Promise.all([forgotten, silent, asked.catch(() => undefined)]);
  identify(null);
  emptyControls();
}

/** Erasing needed the network, so this code can be loaded too; if it can't, other data is deleted anyway. */
const erase = () => import('@/lib/pwa/end-account').then(({ eraseAccount }) => eraseAccount(), forgetAccount);

/** Signs out: the login page opens even when the request fails (specification, section 4). */
export async function leave(cache: QueryClient, go: (path: string) => void = loadPage): Promise<void> {
  await endSession();
  closeAllPopups();
  cache.clear();
  go(paths.login());
}
