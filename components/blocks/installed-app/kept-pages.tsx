import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { whenNoPopups } from '@/components/popups/store';
import { stayWithoutNetwork } from '@/lib/pwa/stay-without-network';
import { onWritten } from '@/lib/browser/written';

/**
 * Refreshes the router after a write, because «Назад» shows pages from the router's cache. No refresh on a page made
 * for no person: the service worker may show it at another page's address, which a refresh would load. Waits until no
 * popup is open: a refresh would overwrite the popup's history entry, and «Назад» would need two presses. Waits for
 * the network: without it the router would load the whole page and fail.
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
