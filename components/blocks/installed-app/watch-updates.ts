import { isAnotherPage, takeLinks } from '@/lib/browser/soft-navigation';
import { PAGE_BROKEN } from '@/lib/pwa/broken-page';
import { buildId, latestBuild } from '@/lib/pwa/build';
import { CHECK_EVERY_MS, isCheckDue } from '@/lib/pwa/update-rule';
import type { UpdateSwitch } from '@/lib/pwa/update-switch';
import { registerWorker } from '@/lib/pwa/worker-registration';
import { followedLink } from '../nav-progress/nav-progress';

/** Maximum wait for a new worker's files; after it the update is offered anyway. */
const INSTALL_MS = 30_000;

/**
 * Requests another worker and waits until it is installed. With an earlier notice the person would press while no
 * worker can take over yet, and the page would load and offer the update again.
 */
async function newWorker(): Promise<void> {
  const registration = await registerWorker();
  await registration?.update().catch(() => undefined);
  const worker = registration?.installing;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true });
    setTimeout(resolve, INSTALL_MS);
  });
}

/** Checks the portal's build once an hour, and when the page is focused or shown again after more than an hour. */
function watchBuild(update: UpdateSwitch, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const check = async () => {
    if (!isCheckDue(checkedAt, Date.now())) return;
    checkedAt = Date.now();
    const latest = await latestBuild();
    if (!latest || latest.id === buildId) return;
    await newWorker();
    update.ready();
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', () => void check(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void check(),
    { signal },
  );
}

/** Reports a waiting worker, and a worker that has taken over. */
async function watchWorker(update: UpdateSwitch, signal: AbortSignal): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  // the very first worker takes over too, but then there is no earlier version to replace
  let controlled = Boolean(container.controller);
  container.addEventListener(
    'controllerchange',
    () => {
      if (controlled) update.takenOver();
      controlled = true;
    },
    { signal },
  );
  const registration = await registerWorker();
  if (!registration || signal.aborted) return;
  const look = () => registration.waiting && controlled && update.ready();
  const follow = () => registration.installing?.addEventListener('statechange', look, { signal });
  look();
  follow();
  registration.addEventListener('updatefound', follow, { signal });
}

/**
 * Opens a link by a full load when an update waits and no work is running. A link whose own handler opens a popup does
 * not navigate, so the kit's links are checked after their handlers, and other links at the window, after all handlers.
 */
function watchLinks(update: UpdateSwitch, signal: AbortSignal): void {
  const stop = takeLinks((href) => isAnotherPage(href) && update.navigate(href));
  signal.addEventListener('abort', stop);
  window.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (link && update.navigate(link.href)) event.preventDefault();
    },
    { signal },
  );
}

/** Watches everything that may report a new build; returns a function that stops it. */
export function watchUpdates(update: UpdateSwitch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  watchBuild(update, signal);
  watchLinks(update, signal);
  window.addEventListener(PAGE_BROKEN, () => update.broken(), { signal });
  void watchWorker(update, signal);
  return () => stop.abort();
}

/** Tells the waiting worker to take over; false where none waits. */
export function makeTakeOver(): () => boolean {
  let registration: ServiceWorkerRegistration | null = null;
  void registerWorker().then((found) => (registration = found));
  return () => {
    const waiting = registration?.waiting;
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    return Boolean(waiting);
  };
}
