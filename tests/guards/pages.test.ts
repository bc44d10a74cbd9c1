import { expect, test } from 'vitest';
import { isBuiltPage } from '@/lib/domain/built-pages';
import { foundHref, SEARCH_TYPES } from '@/lib/domain/search-documents';
import { files, read } from './files';

const pages = files(/^app\/.*\/page\.tsx$|^app\/page\.tsx$/);

/** `app/(default)/[brand]/news/[slug]/page.tsx` → `/[brand]/news/[slug]`. */
function addressOf(file: string): string {
  const path = file
    .replace(/^app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([^)]+\)/g, '');
  return path || '/';
}
const addresses = pages.map(addressOf).filter((path) => !path.includes('[...'));
const shape = (path: string) => path.replace('[brand]', 'lrp').replace(/\[\w+\]/g, '1');

test('what links may lead to is what there is', () => {
  const guest = ['/kit', '/kit/failure', '/offline', '/redirect-refused', '/unsubscribe'];
  expect(addresses.filter((path) => !guest.includes(path) && !isBuiltPage(shape(path)))).toEqual([]);
});

test.each(['/lk/schedule', '/lk/trainings', '/lk/uploads', '/dashboard', '/education-programme2025'])(
  'no link leads to %s before it is built',
  (path) => {
    expect(addresses).not.toContain(path.replace('/lrp/', '/[brand]/'));
    expect(isBuiltPage(path)).toBe(false);
  },
);

test('every literal link of the portal leads to a page', () => {
  const links = files(/^(app|components)\/.*\.tsx?$/)
    .filter((name) => !/(\.test\.|\/kit\/)/.test(name))
    .flatMap((name) =>
      [...read(name).matchAll(/href[=:]\s*\{?["'](\/[^"'{}$]*)["']/g)].map(([, href = '']) => ({
        name,
        href,
      })),
    );
  expect(links.length).toBeGreaterThan(5);
  const known = (href: string) =>
    /\.(svg|webp|woff2|webmanifest|png|ico)(\?|$)/.test(href) || isBuiltPage(href.split(/[?#]/)[0] ?? '');
  expect(links.filter(({ href }) => !known(href))).toEqual([]);
});

test('every page behind the sign-in asks who is there', () => {
  const open = [
    '/login',
    '/registration',
    '/kit',
    '/kit/failure',
    '/offline',
    '/certificates',
    '/certificates/[number]',
    '/unsubscribe',
    '/restore',
    '/redirect-refused',
  ];
  const unguarded = pages.filter((file) => {
    const path = addressOf(file);
    return (
      !open.includes(path) && !path.includes('[...') && !/require(Viewer|Route|Permission)\(/.test(read(file))
    );
  });
  expect(unguarded).toEqual([]);
});

test('no link preloads its page by itself: at most four at a time (section 9) is none', () => {
  const sources = files(/^(app|components)\/.*\.tsx$/)
    .filter((name) => /from 'next\/(link|form)'/.test(read(name)))
    .map((name) => ({ name, tags: [...read(name).matchAll(/<(?:Link|Form)\b[^>]*>/g)].map(([tag]) => tag) }));
  // the kit's one link, which every other is made of
  expect(sources.map(({ name }) => name)).toContain('components/ui/anchor/soft-link.tsx');
  const eager = sources.filter(({ tags }) => tags.some((tag) => !/prefetch=\{(false|prefetch)\}/.test(tag)));
  expect(eager.map(({ name }) => name)).toEqual([]);
  const asking = files(/^(app|components)\/.*\.tsx?$/).filter((name) =>
    /router\.prefetch\(|prefetch=\{true\}|kind: 'full'/.test(read(name)),
  );
  expect(asking).toEqual([]);
});

test('every place within a page that search leads to is there', () => {
  const screens = files(/^components\/.*\.tsx$/).map((name) => read(name));
  const place = { modelId: '5', slug: 'slug', brand: null, title: 'x' };
  const hashes = SEARCH_TYPES.map((type) => new URL(foundHref({ ...place, type }), 'http://x').hash.slice(1));
  const idOf = (hash: string) => (hash === 'slug' ? 'id={slug}' : `id={\`${hash.replace(/5$/, '${')}`);
  const wanted = hashes.filter(Boolean).map(idOf);
  expect(wanted.length).toBeGreaterThan(2);
  expect(wanted.filter((id) => !screens.some((text) => text.includes(id)))).toEqual([]);
});
