let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/**
 * Registers `/sw.js` once; null where there is no worker (development, a private window, plain http). The worker's
 * files are always compared with the server's, never with the HTTP cache.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return Promise.resolve(null);
  registered ??= navigator.serviceWorker
    .register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .catch(() => null);
  return registered;
}
