import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenPackage, PACK, textOf } from '@/tests/helpers/given-package';
import { packCss } from './pack-css';
import { packFiles } from './pack-files';

const packed = (css: string, from = `${PACK}/css/main.css`) =>
  packCss(css, from, packFiles(`${PACK}/index.html`));
const dataIn = (css: string) => [...css.matchAll(/url\("(data:[^"]*)"\)/g)].map(([, data = '']) => data);

test.each([
  ['bare', 'url(a.png)', 'css/a.png'],
  ['quoted', 'url( "a.png" )', 'css/a.png'],
  ['up a folder', "url('../img/a.png')", 'img/a.png'],
  ['escaped', 'url(a\\20 b.png)', 'css/a b.png'],
  ['with quotes of the other kind', `url("it's.png")`, "css/it's.png"],
  ['in a deep folder', 'url(x/y/z.png?v=1)', 'css/x/y/z.png'],
])('an address that is %s becomes data', async (_, address, file) => {
  givenPackage({ [file]: 'пиксели' });
  const css = await packed(`a{background:${address} no-repeat}`);
  expect(css).toMatch(/^a\{background:url\("data:image\/png;base64,[^"]+"\) no-repeat\}$/);
  expect(textOf(dataIn(css)[0] ?? '')).toBe('пиксели');
});

test('comments and strings are left as they are, and so is what leads elsewhere', async () => {
  const asked = givenPackage({});
  const css = `/* url(a.png) @import "b.css"; */ a::before{content:"url(a.png)"} b{fill:url(#clip)}
    c{background:url(data:image/gif;base64,AA)} d{background:url(https://e.example/x.png)} e{background:url(../../../../api/me)}`;
  expect(await packed(css)).toBe(css);
  expect(asked).toEqual([]);
});

test('a file that is not there is asked for no more', async () => {
  givenPackage({});
  expect(await packed('a{background:url(gone.png)}')).toBe('a{background:url("data:,")}');
});

test('sheets stand in place of their imports, each address read from where it was written', async () => {
  givenPackage({
    'css/base.css': '@charset "utf-8";@import url(parts/type.css) screen;b{color:red}',
    'css/parts/type.css': '@font-face{src:url(../../fonts/o.woff2#x)}@import "../base.css";',
    'fonts/o.woff2': 'буквы',
  });
  const css = await packed('@import "base.css";c{color:blue}');
  expect(css).toMatch(
    /^@media screen \{@font-face\{src:url\("data:font\/woff2;base64,[^"]+#x"\)\}\}b\{color:red\}c/,
  );
});

test.each(['@import "x.css" layer(a);', 'a{background:image-set("a.png" 1x)}'])(
  '%s is refused',
  async (css) => {
    givenPackage({ 'css/x.css': '' });
    await expect(packed(css)).rejects.toMatchObject({ reason: 'loads' });
  },
);

test('whatever a sheet is, nothing outside its package is asked for', async () => {
  const asked = givenPackage({});
  const piece = fc.constantFrom(
    'url(',
    ')',
    '"',
    "'",
    '@import ',
    '../',
    '%2e%2e/',
    '/',
    '\\',
    'a.css',
    ';',
    '/*',
    '*/',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
      await packed(pieces.join(''));
      return asked.every((path) => path.startsWith(`${PACK}/`) || path.startsWith('/modules-files/runtime/'));
    }),
  );
});
