import type { PackFiles } from './pack-files';
import { PackProblem } from './pack-problem';

const STRING = `"(?:\\\\[\\s\\S]|[^"\\\\\\n])*"|'(?:\\\\[\\s\\S]|[^'\\\\\\n])*'`;
const URL_OF = (name: string) =>
  `url\\(\\s*(?<${name}>${STRING}|(?:\\\\[0-9a-f]{1,6}\\s|\\\\[\\s\\S]|[^"'()\\\\\\s])*)\\s*\\)`;
/** Comments and strings are tokens too, so that an address inside them is ignored. */
const TOKENS = new RegExp(
  [
    '/\\*[\\s\\S]*?(?:\\*/|$)',
    `@import\\s*(?:${URL_OF('imported')}|(?<named>${STRING}))(?<when>[^;{}]*)(?:;|$)`,
    URL_OF('address'),
    STRING,
  ].join('|'),
  'gi',
);

/** Value of a CSS string or an unquoted address, without quotes and escapes. */
function said(token: string): string {
  const inside = /^["']/.test(token) ? token.slice(1, -1) : token;
  return inside.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(\n)|([\s\S]))/gi,
    (_, code?: string, line?: string, one = '') =>
      code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)) : line ? '' : String(one),
  );
}

/** The sheet with all its references inlined: sheets in place of `@import`, files as data. */
export async function packCss(
  css: string,
  from: string,
  files: PackFiles,
  above: readonly string[] = [],
): Promise<string> {
  // addresses in plain strings have no token that could be inlined
  if (/image-set\(\s*["']/i.test(css)) throw new PackProblem('loads');
  let done = '';
  let at = 0;
  for (const match of css.matchAll(TOKENS)) {
    const { imported, named, when = '', address } = match.groups ?? {};
    const sheet = imported ?? named;
    done += css.slice(at, match.index);
    at = match.index + match[0].length;
    if (sheet !== undefined)
      done += await importedSheet(match[0], { address: said(sheet), when, from, files, above });
    else done += address === undefined ? match[0] : await packedUrl(match[0], said(address), from, files);
  }
  return done + css.slice(at);
}

async function packedUrl(token: string, address: string, from: string, files: PackFiles): Promise<string> {
  const path = files.resolve(address, from);
  if (path === null) return token;
  const fragment = /#[\w-]+$/.exec(address)?.[0] ?? '';
  return `url("${await files.data(path)}${fragment}")`;
}

interface Import {
  address: string;
  when: string;
  from: string;
  files: PackFiles;
  above: readonly string[];
}

async function importedSheet(token: string, { address, when, from, files, above }: Import): Promise<string> {
  const path = files.resolve(address, from);
  if (path === null) return token;
  if (/\b(?:layer|supports)\b/i.test(when)) throw new PackProblem('loads');
  if (above.includes(path)) return '';
  const text = ((await files.text(path)) ?? '').replace(/^\ufeff?@charset\s+"[^"]*";/i, '');
  const sheet = await packCss(text, path, files, [...above, path]);
  return when.trim() ? `@media ${when.trim()} {${sheet}}` : sheet;
}
