/// <reference lib="webworker" />
import { keepOfflinePage, tidyOfflinePage } from './offline-page';
import { openPush, showPush } from './push';
import { renewPush } from './renew-push';

/**
 * The portal's own part of `/sw.js`: next-pwa puts it before what it generates itself (`lib/pwa/worker-options.ts`).
 * Handlers are modules beside this one, called here.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(tidyOfflinePage()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event.newSubscription)));
