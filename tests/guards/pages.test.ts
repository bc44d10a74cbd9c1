import { expect, test } from 'vitest';
import { pageOf } from '@/lib/routes/find-page';
import { isBuiltPage } from '@/lib/routes/is-built';
import type { PageFacts } from '@/lib/routes/page-facts';
import { ALL_PAGES, PAGES } from '@/lib/routes/pages';
import { pathFiles } from '@/scripts/lib/path-code';
import { foundHref, SEARCH_TYPES } from '@/lib/domain/search-documents';
import { files, read } from './files';

const hasFolder = ({ leadsTo, step, planned, shownBy }: PageFacts) =>
  !(leadsTo || step || planned || shownBy);

const pages = files(/^app\/.*\/page\.tsx$|^app\/page\.tsx$/);

/** Path of a page's file: `app/(default)/[brand]/news/[slug]/page.tsx` → `/[brand]/news/[slug]`. */
function addressOf(file: string): string {
  const path = file
    .replace(/^app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([^)]+\)/g, '');
  return path || '/';
}
const addresses = pages.map(addressOf).filter((path) => !path.includes('[...'));
const layoutOf = (file: string) => {
  const [, group = ''] = file.split('/');
  return /^\((\w+)\)$/.exec(group)?.[1] ?? 'none';
};

test('every folder with a page has its entry in the registry, and every entry its folder', () => {
  const entries = ALL_PAGES.filter(([, page]) => hasFolder(page)).map(([, { path }]) => path);
  expect([...addresses].sort()).toEqual([...entries].sort());
  expect(new Set(ALL_PAGES.map(([, { path }]) => path)).size).toBe(ALL_PAGES.length);
});

test('every page lies in the layout the registry says', () => {
  const wrong = pages.filter((file) => {
    const page = ALL_PAGES.find(([, { path }]) => path === addressOf(file))?.[1];
    return page && page.layout !== layoutOf(file);
  });
  expect(wrong).toEqual([]);
});

/** Components that render the heading of a page. */
const HEADING = /<(?:PageHead|AuthHead|ListFrame|ListPage)\s+title="([^"]+)"/g;

test('a title that the registry has is text there alone: `pageTitle` says it', () => {
  const titles = new Set<string>(ALL_PAGES.map(([, { title }]) => title));
  const documents = pages.filter((file) => !file.includes('[...') && /\btitle: ['"]/.test(read(file)));
  const headings = files(/^(app|components)\/.*\.tsx$/).flatMap((file) =>
    [...read(file).matchAll(HEADING)]
      .filter(([, title = '']) => titles.has(title))
      .map(([, title]) => `${file}: ${title}`),
  );
  expect([...documents, ...headings]).toEqual([]);
});

test('what client code takes from the registry is up to date: `npm run paths` writes it', async () => {
  for (const [name, text] of Object.entries(await pathFiles())) expect(read(name), name).toBe(text);
});

test('redirects, other pages of a section and samples name what is in the registry', () => {
  const targets = ALL_PAGES.flatMap(([, { leadsTo, otherwise }]) => [
    ...(leadsTo ? [leadsTo] : []),
    ...(typeof otherwise === 'object' ? [otherwise.redirect] : []),
  ]);
  expect(targets.filter((path) => !pageOf(path))).toEqual([]);
  const named = ALL_PAGES.flatMap(([, { menu, shownBy }]) => [
    ...(menu?.also ?? []),
    ...(shownBy ? [shownBy] : []),
  ]);
  expect(named.filter((name) => !Object.hasOwn(PAGES, name))).toEqual([]);
});

test('no link leads to a page before it is built', () => {
  const planned = ALL_PAGES.filter(([, page]) => page.planned).map(([, { path }]) =>
    path.replace(/\[\w+\]/g, '1'),
  );
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.filter(isBuiltPage)).toEqual([]);
});

test('no link within the portal is text: `path.*` makes those to pages', () => {
  const links = files(/^(app|components)\/.*\.tsx?$/)
    .filter((name) => !/(\.test\.|\/kit\/)/.test(name))
    .filter((name) => /href[=:]\s*\{?["']\/[^"'{}$]*["']/.test(read(name)));
  expect(links).toEqual([]);
});

test('no address of a call is text: `addressOf` makes it of the endpoint', () => {
  const calls = files(/^(app|components|lib)\/.*\.tsx?$/).filter(
    (name) => !name.includes('.test.') && /['"`]\/api\/(?:\w+\/)?v\d/.test(read(name)),
  );
  expect(calls).toEqual([]);
});

test('every page behind the sign-in asks who is there', () => {
  const open = ALL_PAGES.filter(([, { audience }]) => audience).map(([, { path }]) => path);
  const unguarded = pages.filter((file) => {
    const path = addressOf(file);
    return (
      !open.includes(path) && !path.includes('[...') && !/require(Viewer|Route|Permission)\(/.test(read(file))
    );
  });
  expect(unguarded).toEqual([]);
});

test('no link preloads its page by itself: the kit’s are plain ones, which one listener opens', () => {
  const sources = files(/^(app|components)\/.*\.tsx$/)
    .filter((name) => /from 'next\/(link|form)'/.test(read(name)))
    .map((name) => ({ name, tags: [...read(name).matchAll(/<(?:Link|Form)\b[^>]*>/g)].map(([tag]) => tag) }));
  const eager = sources.filter(({ tags }) => tags.some((tag) => !/prefetch=\{(false|prefetch)\}/.test(tag)));
  expect(eager.map(({ name }) => name)).toEqual([]);
  expect(sources.filter(({ tags }) => tags.some((tag) => tag.startsWith('<Link')))).toEqual([]);
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
