import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { onWritten } from '@/lib/browser/written';

/**
 * Back shows pages as the router kept them: after a write it lets them go. Not on a page made for no one: the worker
 * may show it at another page's address, which a refresh would load.
 */
export function KeptPages() {
  const router = useRouter();
  useEffect(() => onWritten(() => document.documentElement.dataset.person && router.refresh()), [router]);
  return null;
}
