/// <reference lib="webworker" />
import { keepOfflinePage } from './offline-page';

/**
 * The portal's own part of `/sw.js`: next-pwa puts it before what it generates itself (`lib/pwa/worker-options.ts`).
 * Other handlers (push) are modules beside this one, called here.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
