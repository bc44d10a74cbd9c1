import type { QueryClient } from '@tanstack/react-query';
import { closeAllPopups } from '@/components/popups/store';
import { loadPage } from '@/lib/routes/load-page';
import { showOverlay } from '../loading-overlay/overlay-state';

/**
 * Signs out: the session ends on the server, this page forgets what it knew, and the login page opens even when
 * the request fails (specification, section 4).
 */
export async function leave(cache: QueryClient, go: (path: string) => void = loadPage): Promise<void> {
  showOverlay();
  await fetch('/api/session', { method: 'DELETE', credentials: 'same-origin' }).catch(() => undefined);
  closeAllPopups();
  cache.clear();
  go('/login');
}
