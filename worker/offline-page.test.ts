import { expect, test, vi } from 'vitest';
import { OFFLINE_CACHE } from '../lib/pwa/cache-names';
import { workerOptions } from '../lib/pwa/worker-options';
import { filesOf, keepOfflinePage, tidyOfflinePage } from './offline-page';

/** A cache of the browser, as far as the worker uses it; what is `missing` can't be fetched. */
function fakeCache(missing: string[] = []) {
  const full = (address: string) => new URL(address, 'https://portal.example').href;
  const kept = new Map<string, Response>();
  const cache = {
    match: async (address: string) => kept.get(full(address))?.clone(),
    put: async (address: string, answer: Response) => void kept.set(full(address), answer),
    addAll: async (addresses: string[]) => {
      if (addresses.some((address) => missing.includes(address))) throw new TypeError('Failed to fetch');
      for (const address of addresses) kept.set(full(address), new Response());
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return { missing, names: () => [...kept.keys()].filter((url) => !url.endsWith('.json')) };
}

const install = (chunk: string) => {
  vi.stubGlobal('fetch', async () => new Response(`<script src="/_next/static/${chunk}.js"></script>`));
  return keepOfflinePage();
};

test('files of a page are found wherever they stand, each once, without what follows a hash', () => {
  const html = `<link rel="stylesheet" href="/_next/static/css/a.css?dpl=1&amp;v=2"><script src="/_next/static/chunks/b.js" async>
    </script><script src="/_next/static/chunks/b.js"></script><use href="/icons.svg?v=371f19d5#i-home"></use>
    <img src="/art/empty-offline.svg"><link rel="icon" href="/icons/icon-192.png">`;
  expect(filesOf(html)).toEqual([
    '/_next/static/css/a.css?dpl=1&v=2',
    '/_next/static/chunks/b.js',
    '/icons.svg?v=371f19d5',
    '/art/empty-offline.svg',
    '/icons/icon-192.png',
  ]);
});

test('addresses of pages, of media and of other hosts are none', () => {
  expect(
    filesOf('<a href="/lk">x</a><img src="/media/1.webp"><a href="https://e.example/art/x">y</a>'),
  ).toEqual([]);
});

test('an installation leaves what the page in power is made of; once in power it leaves its own alone', async () => {
  const { names } = fakeCache();
  await install('a');
  await tidyOfflinePage();
  await install('b');
  expect(names()).toEqual([
    'https://portal.example/_next/static/a.js',
    'https://portal.example/_next/static/b.js',
  ]);
  await tidyOfflinePage();
  expect(names()).toEqual(['https://portal.example/_next/static/b.js']);
});

test('an installation that failed takes nothing away', async () => {
  const { names, missing } = fakeCache();
  await install('a');
  missing.push('/_next/static/b.js');
  await expect(install('b')).rejects.toThrow();
  await tidyOfflinePage();
  expect(names()).toEqual(['https://portal.example/_next/static/a.js']);
});

test('what has grown too old in its cache is answered from the page’s own files', () => {
  const routes = workerOptions(false).workboxOptions?.runtimeCaching ?? [];
  const ending = routes.filter(({ options }) => options?.expiration);
  expect(ending).toHaveLength(2);
  for (const { options } of ending)
    expect(String(options?.plugins?.[0]?.handlerDidError)).toContain(
      `'${OFFLINE_CACHE}'`.replaceAll("'", ''),
    );
});
