import { ASSETS_CACHE, STATIC_CACHE } from '../lib/pwa/cache-names';

const FILES = /(?:src|href|srcSet)="(\/(?:_next\/static|art|icons)\/[^"#\s]+|\/icons\.svg[^"#]*)/g;

/** Addresses of the files a page is made of, each once. `html` as the portal sends it. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(FILES)].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}

/**
 * Keeps what `/offline` needs to be alive without a network. The page itself is kept by the generated part; a file
 * that can't be had fails the installation, and the browser tries it again.
 */
export async function keepOfflinePage(): Promise<void> {
  const answer = await fetch('/offline', { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`/offline answered ${answer.status}`);
  const files = filesOf(await answer.text());
  await Promise.all(
    files.map(async (address) => {
      const cache = await caches.open(address.startsWith('/_next/') ? STATIC_CACHE : ASSETS_CACHE);
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}
