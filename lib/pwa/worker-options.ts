import type { PluginOptions } from 'next-pwa';
import { ASSETS_CACHE, STATIC_CACHE } from './cache-names';
import * as path from '../routes/path';

const DAY = 86_400;

/**
 * Fallback to the files of `/offline`, which outlive the caches below. The name is `OFFLINE_CACHE` as a literal, since
 * the function is copied into the worker as text.
 */
const orOffline = {
  handlerDidError: ({ request }: { request: Request }) =>
    caches.match(request, { cacheName: 'offline-files', ignoreVary: true }),
};

/**
 * Caches of the worker: files of the build and public pictures. Pages, their payloads and responses of the services
 * always come from the network; a page that cannot be loaded is replaced by `/offline` (see `worker/index.ts`).
 * Functions are copied into the worker as text, so they use no variables of this file.
 */
const runtimeCaching: NonNullable<NonNullable<PluginOptions['workboxOptions']>['runtimeCaching']> = [
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
    handler: 'CacheFirst',
    options: {
      cacheName: STATIC_CACHE,
      plugins: [orOffline],
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && (/^\/(art|icons)\//.test(url.pathname) || url.pathname === '/icons.svg'),
    handler: 'StaleWhileRevalidate',
    options: {
      cacheName: ASSETS_CACHE,
      plugins: [orOffline],
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 100, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true },
    },
  },
  {
    // a module's frame, a picture or a file opened directly is not a page
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      request.destination === 'document' &&
      !/^\/(api|media|modules-files|embed|builds)\//.test(url.pathname),
    handler: 'NetworkOnly',
    options: {},
  },
];

/** Options of next-pwa for `/sw.js`. The page registers the worker itself (`components/blocks/installed-app`). */
export function workerOptions(disable: boolean): PluginOptions {
  return {
    disable,
    dest: 'public',
    sw: 'sw.js',
    scope: '/',
    register: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    cacheOnFrontEndNav: false,
    aggressiveFrontEndNavCaching: false,
    reloadOnOnline: false,
    customWorkerSrc: 'worker',
    fallbacks: { document: path.offline() },
    workboxOptions: {
      disableDevLogs: true,
      // a new worker waits until the page says `SKIP_WAITING`
      skipWaiting: false,
      clientsClaim: true,
      runtimeCaching,
      // nothing is precached: files of the build and of `public` are fetched only when a page needs them
      additionalManifestEntries: [],
      exclude: [/./],
    },
  };
}
