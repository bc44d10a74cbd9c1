import type { QueryClient } from '@tanstack/react-query';
import { closeAllPopups } from '@/components/popups/store';
import { dropPush } from '@/lib/pwa/drop-push';
import { forgetAccount } from '@/lib/pwa/keep-account';
import { loadPage } from '@/lib/routes/load-page';
import { identify } from '@/lib/telemetry/identity';
import { showOverlay } from '../loading-overlay/overlay-state';

/**
 * Signs out: this device and this page forget what they knew, the session ends on the server, and the login page opens
 * even when the request fails (specification, section 4).
 */
export async function leave(cache: QueryClient, go: (path: string) => void = loadPage): Promise<void> {
  showOverlay();
  // before the request: what this device keeps goes whether or not it arrives
  await forgetAccount();
  // not waited for: it speaks to the browser's push service; the session's end takes the device from ours
  void dropPush();
  await fetch('/api/session', { method: 'DELETE', credentials: 'same-origin' }).catch(() => undefined);
  identify(null);
  closeAllPopups();
  cache.clear();
  go('/login');
}
