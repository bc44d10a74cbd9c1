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

/** Nobody waits longer for services that do not answer: the mark ends the session at the next page. */
const LIMIT_MS = 5000;
/** The browser's push service may be away, and what came is closed well before: the worker does the rest. */
const PUSH_MS = 1000;

/**
 * This device forgets the person and the session ends, now or at the first page the portal answers with. The one way
 * to leave; the caller opens the login page by a whole load. `erased`: there is no account to come back to.
 */
export async function endSession({ erased = false } = {}): Promise<void> {
  showOverlay();
  // before the request: what this device keeps goes whether or not it arrives
  markLeaving();
  const forgotten = erased ? erase() : forgetAccount();
  const silent = Promise.race([dropPush(), new Promise((resolve) => setTimeout(resolve, PUSH_MS))]);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const asked = fetch('/api/session', { method: 'DELETE', credentials: 'same-origin', signal });
  await Promise.all([forgotten, silent, asked.catch(() => undefined)]);
  identify(null);
  emptyControls();
}

/** An account was erased over the network just now, so that this code can come too; if it does not, the rest goes. */
const erase = () => import('@/lib/pwa/end-account').then(({ eraseAccount }) => eraseAccount(), forgetAccount);

/** Signs out: the login page opens even when the request fails (specification, section 4). */
export async function leave(cache: QueryClient, go: (path: string) => void = loadPage): Promise<void> {
  await endSession();
  closeAllPopups();
  cache.clear();
  go(paths.login());
}
