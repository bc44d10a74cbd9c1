import { expect, test } from 'vitest';
import { isBuiltPage } from '../routes/is-built';
import { landingHref, LANDINGS, openLandings } from './landings';

const page = (slug: string, executableFile: string | null = '/packages/1/index.html') => ({
  markId: 'vichy',
  slug,
  executableFile,
});

test('every landing has its page', () => {
  expect(LANDINGS.filter((slug) => !isBuiltPage(landingHref('vichy', slug)))).toEqual([]);
});

test('a link leads to a landing with a package that may be opened, and to no other page', () => {
  const pages = [
    page('vichy-about'),
    page('neovadiol'),
    page('syvorotki', null),
    page('trichoscopy-academy'),
  ];
  const allowed = ['/vichy/neovadiol', '/vichy/syvorotki', '/vichy/vichy-about'];
  expect(openLandings(pages, allowed).map(({ slug }) => slug)).toEqual(['neovadiol']);
});
