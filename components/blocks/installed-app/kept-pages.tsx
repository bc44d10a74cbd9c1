import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenNoPopups } from '@/components/popups/store';
import { stayWithoutNetwork } from '@/lib/pwa/stay-without-network';
import { onWritten } from '@/lib/browser/written';

/**
 * Back shows pages as the router kept them: after a write it lets them go. Not on a page made for no one: the worker
 * may show it at another page's address, which a refresh would load. Not under a window either: the refresh would
 * write over the window's own step of history, and Back would need two presses. Nor without a network: the router
 * would load the whole page in place of what did not come, and there is none.
 */
export function KeptPages() {
  const router = useRouter();
  useEffect(stayWithoutNetwork, []);
  useEffect(() => {
    const refresh = () => {
      window.removeEventListener('online', refresh);
      if (navigator.onLine) router.refresh();
      else window.addEventListener('online', refresh);
    };
    const leave = onWritten(() => {
      if (document.documentElement.dataset.person) whenNoPopups(refresh);
    });
    return () => {
      leave();
      window.removeEventListener('online', refresh);
    };
  }, [router]);
  return null;
}
