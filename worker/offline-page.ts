import { OFFLINE_CACHE } from '../lib/pwa/cache-names';
import * as path from '../lib/routes/path';

const FILES = /(?:src|href|srcSet)="(\/(?:_next\/static|art|icons)\/[^"#\s]+|\/icons\.svg[^"#]*)/g;

/** Where the files of the newest installation are listed; nobody fetches it. */
const LIST = '/_next/static/offline-files.json';

/** Addresses of the files a page is made of, each once. `html` as the portal sends it. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(FILES)].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

/**
 * Keeps what `/offline` needs to be alive without a network, beside what the worker in power needs. The page itself
 * is kept by the generated part; a file that can't be had fails the installation, and the browser tries it again.
 */
export async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(path.offline(), { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`${path.offline()} answered ${answer.status}`);
  const files = filesOf(await answer.text());
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(files);
  await cache.put(LIST, Response.json(files));
}

/** The page before is nobody's any more: its files go. */
export async function tidyOfflinePage(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  const list = await cache.match(LIST);
  if (!list) return;
  const kept = new Set([LIST, ...((await list.json()) as string[])]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.has(pathname + search)) await cache.delete(request);
  }
}
