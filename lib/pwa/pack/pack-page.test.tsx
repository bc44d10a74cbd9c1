import { expect, test } from 'vitest';
import { givenPackage, PACK, textOf } from '@/tests/helpers/given-package';
import { openedPack } from './open-pack';
import { PACK_LIMIT } from './pack-files';
import { packPage } from './pack-page';
import { PackProblem } from './pack-problem';

async function pack(html: string, files: Parameters<typeof givenPackage>[0] = {}) {
  givenPackage({ 'index.html': html, ...files });
  const text = await packPage(`${PACK}/index.html`);
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
}
const attributeOf = (page: Document, selector: string, name: string) =>
  page.querySelector(selector)?.getAttribute(name) ?? '';
/** Modules of a packed page by their names. */
function modulesOf(page: Document): Record<string, string> {
  const { imports } = JSON.parse(page.querySelector('script[type=importmap]')?.textContent ?? '') as {
    imports: Record<string, string>;
  };
  return Object.fromEntries(Object.entries(imports).map(([name, address]) => [name, textOf(address)]));
}

test('modules are named anew, in nested folders and in circles, and each is there once', async () => {
  const { page } = await pack('<script type="module" src="./js/app.js"></script>', {
    'js/app.js': "import { a } from '../lib/a.js';\nexport * from './b.js';import('./b.js');",
    'js/b.js': "import '/modules-files/0123456789abcdef0123456789abcdef/lib/a.js';",
    'lib/a.js': 'import "../js/app.js"; export const a = "import x from \'./no.js\'";',
  });
  expect(page.querySelector('script[type=module]')?.textContent).toBe("import 'pack:1';");
  expect(modulesOf(page)).toEqual({
    'pack:1': "import { a } from 'pack:2';\nexport * from 'pack:3';import(\"pack:3\");",
    'pack:2': 'import "pack:1"; export const a = "import x from \'./no.js\'";',
    'pack:3': "import 'pack:2';",
  });
});

test('classic scripts keep their order and their attributes, and carry the nonce of the page around them', async () => {
  const { page, text } = await pack(
    '<body><script defer src="a.js" integrity="sha256-x"></script><script>go()</script>',
    {
      'a.js': 'window.a = "</script><b>"',
    },
  );
  const [first, second] = page.body.querySelectorAll('script');
  expect(textOf(first?.getAttribute('src') ?? '')).toBe('window.a = "</script><b>"');
  expect([first?.hasAttribute('defer'), first?.hasAttribute('integrity')]).toEqual([true, false]);
  expect(second?.textContent).toBe('go()');
  const opened = openedPack(text, 'a1+/=');
  expect(opened.match(/<(?:script|style)\b/g)).toHaveLength(opened.match(/ nonce="a1\+\/="/g)?.length ?? 0);
  expect(opened).not.toContain('nonce-of-the-page');
  expect(opened).toContain("script-src 'nonce-a1+/='");
});

test('styles come inside with their own, and can’t end their element', async () => {
  const { page, text } = await pack(
    '<link rel="stylesheet" media="print" href="css/a.css"><p style="background:url(i/p.png)">x</p>',
    { 'css/a.css': 'a{background:url(../i/p.png);content:"</style><script>bad()</script>"}', 'i/p.png': 'x' },
  );
  expect(attributeOf(page, 'style', 'media')).toBe('print');
  expect(page.querySelector('style')?.textContent).toMatch(/url\("data:image\/png;base64,eA=="\)/);
  expect(attributeOf(page, 'p', 'style')).toContain('data:image/png');
  expect(text).not.toContain('"</style>');
  expect([...page.scripts].some(({ textContent }) => textContent?.includes('bad()'))).toBe(false);
});

test('of a set of pictures the first one is kept; what is missing is empty', async () => {
  const { page } = await pack(
    `<picture><source srcset="big.webp 2x"><img id="a" src="big.png" srcset="small.png 1x, big.png 2x" loading="lazy"></picture>
     <img id="b" src="gone.png"><img id="c" src="%D1%84%20'1'.svg#top"><template><img id="d" src="small.png"></template>`,
    { 'small.png': 'мало', 'big.png': 'много', 'big.webp': 'много', "ф '1'.svg": '<svg/>' },
  );
  expect(page.querySelector('source')).toBeNull();
  expect(textOf(attributeOf(page, '#a', 'src'))).toBe('мало');
  expect(page.querySelector('#a')?.hasAttribute('srcset')).toBe(false);
  expect(attributeOf(page, '#b', 'src')).toBe('data:,');
  expect(attributeOf(page, '#c', 'src')).toContain('data:image/svg+xml');
  const inside = page.querySelector('template')?.content.querySelector('#d')?.getAttribute('src') ?? '';
  expect(textOf(inside)).toBe('мало');
});

test('what would undo a copy goes, and nothing is asked beyond the package', async () => {
  const asked = givenPackage({
    'index.html': `<base href="https://e.example/"><meta http-equiv="refresh" content="0;url=/"><link rel="icon" href="i.ico">
      <noscript><img src="n.png"></noscript><img src="../../api/me"><img src="//e.example/x.png"><img src="..%2f..%2fx.png">`,
  });
  const text = await packPage(`${PACK}/index.html`);
  expect(text).not.toMatch(/<base|refresh|noscript|rel="icon"/);
  expect(text.indexOf('Content-Security-Policy')).toBeLessThan(text.indexOf('<script'));
  expect(asked).toEqual([`${PACK}/index.html`, `${PACK}/..%2f..%2fx.png`]);
});

test.each([
  ['a video', '<video src="a.mp4"></video>', 'media'],
  ['a frame', '<iframe></iframe>', 'pages'],
  ['another page', '<a href="two.html">x</a>', 'pages'],
  ['a handler in a tag', '<button onclick="go()">x</button>', 'inline'],
  ['a script in an address', '<a href=" javascript:go()">x</a>', 'inline'],
  ['code out of text', '<script>eval("1")</script>', 'inline'],
  ['styles made by a script', '<script>document.createElement("style")</script>', 'inline'],
  ['asking as it goes', '<script>fetch(where)</script>', 'loads'],
  ['a file named in a script', '<script type="module">image.src = "img/1.png"</script>', 'loads'],
  ['an address put together', '<script type="module">import(`./${name}`)</script>', 'loads'],
  ['its own address', '<script type="module">new URL(x, import.meta.url)</script>', 'loads'],
  ['a library by name', '<script type="module">import "lodash"</script>', 'loads'],
  ['a map of its own', '<script type="importmap">{}</script>', 'loads'],
  ['a script of another host', '<script src="https://e.example/a.js"></script>', 'loads'],
])('%s: it says in Russian why it can’t be saved', async (_, html, reason) => {
  const problem = await pack(html).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(PackProblem);
  expect(problem).toMatchObject({ reason });
  expect((problem as Error).message).toMatch(/^[А-Я].+только с сетью\.$/);
});

test('above the limit it is refused', async () => {
  const big = new Uint8Array(PACK_LIMIT);
  await expect(pack('<img src="a.png">', { 'a.png': big })).rejects.toMatchObject({ reason: 'too-large' });
});

test('a network that goes meanwhile saves nothing', async () => {
  const { stubGlobal } = (await import('vitest')).vi;
  stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(packPage(`${PACK}/index.html`)).rejects.toThrow('Failed to fetch');
});
