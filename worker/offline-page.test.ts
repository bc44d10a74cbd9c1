import { expect, test } from 'vitest';
import { filesOf } from './offline-page';

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
