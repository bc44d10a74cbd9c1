import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenNoPopups } from '@/components/popups/store';
import { onWritten } from '@/lib/browser/written';

/**
 * Back shows pages as the router kept them: after a write it lets them go. Not on a page made for no one: the worker
 * may show it at another page's address, which a refresh would load. Not under a window either: the refresh would
 * write over the window's own step of history, and Back would need two presses.
 */
export function KeptPages() {
  const router = useRouter();
  useEffect(
    () =>
      onWritten(() => {
        if (document.documentElement.dataset.person) whenNoPopups(() => router.refresh());
      }),
    [router],
  );
  return null;
}
