import { NONCE } from './open-pack';
import { packCss } from './pack-css';
import { PACK_LIMIT, packFiles, type PackFiles } from './pack-files';
import { PackProblem, type PackReason } from './pack-problem';
import { checkCode, packScripts, type PackScripts } from './pack-scripts';

/** Policy of the packed page, beside that of the page around it: no request to any host, whatever its code does. */
const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'nonce-${NONCE}'; style-src-attr 'unsafe-inline'; img-src data: blob:; font-src data:; form-action 'none'; base-uri 'none'`;
/** Links of the packed page lead only to anchors of the same page. */
const LINKS = `addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const at = link.getAttribute('href');
  if (at.startsWith('#')) document.getElementById(decodeURIComponent(at.slice(1)))?.scrollIntoView();
});`;
const XLINK = 'xlink:href';
const addressOf = (element: Element) => element.getAttribute('href') ?? element.getAttribute(XLINK) ?? '';
const CLASSIC = /^(?:|text\/javascript|application\/javascript)$/i;

interface Packing {
  /** The page's root, detached: styles in a complete document are checked by the policy of the saving page. */
  page: Element;
  path: string;
  files: PackFiles;
  scripts: PackScripts;
}

/** Matching elements of the page and of its templates. */
function all<T extends Element>(root: ParentNode, selector: string): T[] {
  const inner = [...root.querySelectorAll('template')].flatMap(({ content }) => all<T>(content, selector));
  return [...root.querySelectorAll<T>(selector), ...inner];
}

function refuse({ page, path, files }: Packing): void {
  const must = (no: boolean, reason: PackReason) => {
    if (no) throw new PackProblem(reason);
  };
  must(all(page, 'video, audio').length > 0, 'media');
  must(all(page, 'iframe, frame, object, embed').length > 0, 'pages');
  must(all(page, 'script[type=importmap]').length > 0, 'loads');
  must(
    all(page, 'use').some((use) => files.resolve(addressOf(use), path) !== null),
    'loads',
  );
  for (const link of all(page, 'a[href], area[href]')) {
    const to = files.resolve(addressOf(link), path);
    must(to !== null && to !== path && /\.html?$/i.test(to), 'pages');
  }
  for (const { attributes } of all(page, '*'))
    for (const { name, value } of attributes)
      must(/^on/i.test(name) || /^\s*javascript:/i.test(value), 'inline');
}

const isSheet = (link: Element) => /(^|\s)stylesheet(\s|$)/i.test(link.getAttribute('rel') ?? '');

/** Removes elements that a copy cannot use or that would break it. */
function clear(page: Element): void {
  for (const element of all(page, 'base, noscript, meta[http-equiv], script[nomodule], link'))
    if (element.localName !== 'link' || !isSheet(element)) element.remove();
}

async function packStyles({ page, path, files }: Packing): Promise<void> {
  const styleOf = (css: string) => css.replaceAll(/<(?=\/style)/gi, '<\\');
  for (const style of all(page, 'style')) {
    style.textContent = styleOf(await packCss(style.textContent ?? '', path, files));
    style.setAttribute('nonce', NONCE);
  }
  for (const link of all(page, 'link')) {
    const from = files.resolve(link.getAttribute('href') ?? '', path);
    const style = page.ownerDocument.createElement('style');
    style.setAttribute('nonce', NONCE);
    const media = link.getAttribute('media');
    if (media) style.setAttribute('media', media);
    const css = from === null ? '' : ((await files.text(from)) ?? '');
    style.textContent = styleOf(await packCss(css, from ?? path, files, [from ?? path]));
    link.replaceWith(style);
  }
  for (const element of all(page, '[style]'))
    element.setAttribute('style', await packCss(element.getAttribute('style') ?? '', path, files));
}

/** Inlines pictures; of a `srcset` only the first, smallest picture, to keep the copy small. */
async function packPictures({ page, path, files }: Packing): Promise<void> {
  for (const element of all(page, 'img, source, image, input[type=image]')) {
    const set = element.getAttribute('srcset') ?? '';
    const [first = ''] = set.trim().split(/[\s,]+/);
    for (const name of ['srcset', 'sizes', 'loading', 'crossorigin']) element.removeAttribute(name);
    const named = ['src', 'href', XLINK].find((name) => element.hasAttribute(name));
    const from = files.resolve(first || element.getAttribute(named ?? '') || '', path);
    if (from === null) continue;
    if (element.localName === 'source') element.remove();
    else element.setAttribute(named ?? 'src', await files.data(from));
  }
}

async function packCode({ page, path, files, scripts }: Packing): Promise<void> {
  for (const script of all<HTMLScriptElement>(page, 'script')) {
    script.setAttribute('nonce', NONCE);
    for (const name of ['integrity', 'crossorigin']) script.removeAttribute(name);
    const type = (script.getAttribute('type') ?? '').trim().toLowerCase();
    if (type !== 'module' && !CLASSIC.test(type)) continue;
    const src = script.getAttribute('src');
    const code = script.textContent ?? '';
    if (src === null) {
      if (type === 'module') script.textContent = await scripts.inline(code, path);
      else checkCode(code, true);
      continue;
    }
    const from = files.resolve(src, path);
    if (from === null) throw new PackProblem('loads');
    if (type !== 'module') script.setAttribute('src', await scripts.classic(from));
    else {
      script.removeAttribute('src');
      script.textContent = `import '${await scripts.module(from)}';`;
    }
  }
}

function head({ page, scripts }: Packing): void {
  const element = (name: string, attributes: Record<string, string>, text = '') => {
    const made = page.ownerDocument.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  };
  page
    .querySelector('head')
    ?.prepend(
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      element('script', { type: 'importmap', nonce: NONCE }, JSON.stringify({ imports: scripts.imports() })),
      element('script', { nonce: NONCE }, LINKS),
    );
}

/**
 * Packs a package's page into one document with its scripts, styles, pictures and fonts. `path` is the frame's address.
 * Throws PackProblem when that is impossible, and the error of `fetch` without a network.
 */
export async function packPage(path: string): Promise<string> {
  // a copy has no address: a page that reads its own query or hash would behave differently
  if (/[?#]/.test(path)) throw new PackProblem('inline');
  const files = packFiles(path);
  const text = await files.text(path);
  if (text === null) throw new Error(`${path} is not there`);
  const page = new DOMParser().parseFromString(text, 'text/html').documentElement;
  page.remove();
  const packing: Packing = { page, path, files, scripts: packScripts(files) };
  clear(page);
  refuse(packing);
  await packStyles(packing);
  await packPictures(packing);
  await packCode(packing);
  head(packing);
  const html = `<!doctype html>${page.outerHTML}`;
  if (html.length > PACK_LIMIT) throw new PackProblem('too-large');
  return html;
}
