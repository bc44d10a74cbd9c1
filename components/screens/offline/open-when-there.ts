import { latestBuild } from '@/lib/pwa/build';

const AGAIN_MS = 5000;

/**
 * Calls `open` once the portal answers. A device may report a network before there is one, so the portal is asked when
 * the device reports it, and every five seconds while it does. Returns a function that stops asking.
 */
export function openWhenThere(open: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  async function look(): Promise<void> {
    if (!navigator.onLine) return;
    if (!(await latestBuild(signal)) || signal.aborted) return;
    stop.abort();
    open();
  }
  const timer = setInterval(() => void look(), AGAIN_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', () => void look(), { signal });
  return () => stop.abort();
}
