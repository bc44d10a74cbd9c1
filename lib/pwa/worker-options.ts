import type { PluginOptions } from 'next-pwa';
import { ASSETS_CACHE, STATIC_CACHE } from './cache-names';
import * as path from '../routes/path';

const DAY = 86_400;

/**
 * Files of `/offline` outlive the ends of the caches below: one that can't be fetched is looked for among them. The
 * name is `OFFLINE_CACHE`, written out for the sake of the text.
 */
const orOffline = {
  handlerDidError: ({ request }: { request: Request }) =>
    caches.match(request, { cacheName: 'offline-files', ignoreVary: true }),
};

/**
 * What the worker keeps: files of the build and public pictures. Pages, their payloads and answers of the services
 * always come from the network; a page that can't is answered with `/offline` (see `worker/index.ts` for its files).
 * Patterns are written into the worker as text: they close over nothing.
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
    // a frame of a module, a picture or a file opened by itself are no pages
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      request.destination === 'document' &&
      !/^\/(api|media|modules-files|embed|builds)\//.test(url.pathname),
    handler: 'NetworkOnly',
    options: {},
  },
];

/** How next-pwa makes `/sw.js`. The page registers it itself (`components/blocks/installed-app`). */
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
      // what a page does not ask for is not fetched: no file of the build or of `public` is kept ahead
      additionalManifestEntries: [],
      exclude: [/./],
    },
  };
}
