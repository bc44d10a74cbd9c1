import { parse } from 'es-module-lexer/js';
import { asData } from '@/lib/browser/as-data';
import { RUNTIME, type PackFiles } from './pack-files';
import { PackProblem } from './pack-problem';

const FILE =
  '\\.(?:png|jpe?g|gif|svg|webp|ico|mp3|m4a|ogg|wav|mp4|webm|woff2?|ttf|otf|json|xml|html?|css|vtt|pdf)';
/** Code that loads files at run time, which a copy cannot do. Deliberately matches too much rather than too little. */
const LOADS = new RegExp(
  [
    '\\bfetch\\s*\\(',
    'XMLHttpRequest',
    '\\bWorker\\s*\\(',
    '\\bimportScripts\\b',
    '\\bdocument\\.write',
    `["'\`][^"'\`\\s]*${FILE}(?:[?#][^"'\`]*)?["'\`]`,
  ].join('|'),
);
/** Code that makes code or styles out of text: the portal's policy blocks all of it. */
const INLINE = /\beval\s*\(|\bnew\s+Function\b|createElement\(\s*["'`](?:style|link|iframe|video|audio)["'`]/;

const dataOf = (code: string) => asData(new Blob([code], { type: 'text/javascript;charset=utf-8' }));

export interface PackScripts {
  /** A classic script as a `data:` address. */
  classic(path: string): Promise<string>;
  /** Name under which the packed page imports a module. */
  module(path: string): Promise<string>;
  /** Rewritten code of a module inline in the page. */
  inline(code: string, from: string): Promise<string>;
  /** The import map: `data:` address of each module's name. */
  imports(): Readonly<Record<string, string>>;
}

/** Refuses code that cannot work inside one document. `classic`: a script without imports to follow. */
export function checkCode(code: string, classic: boolean): void {
  if (LOADS.test(code) || (classic && /\bimport\s*\(/.test(code))) throw new PackProblem('loads');
  if (INLINE.test(code)) throw new PackProblem('inline');
}

function importsOf(code: string): ReturnType<typeof parse>[0] {
  try {
    return parse(code)[0];
  } catch {
    throw new PackProblem('inline');
  }
}

/** Packs modules under names in an import map: relative addresses do not work inside `data:` addresses. */
export function packScripts(files: PackFiles): PackScripts {
  const names = new Map<string, string>();
  const made: Record<string, string> = {};

  async function rewritten(code: string, from: string): Promise<string> {
    checkCode(code, false);
    let done = '';
    let at = 0;
    for (const found of importsOf(code)) {
      const { type, specifier, start, end } = found;
      // `import.meta`, or a specifier computed at run time
      if (!specifier || (type === 'dynamic' && found.glob)) throw new PackProblem('loads');
      const path = /^(?:\.{0,2}\/|https?:)/.test(specifier) ? files.resolve(specifier, from) : null;
      if (path === null) throw new PackProblem('loads');
      const name = await module(path);
      done += code.slice(at, start) + (type === 'dynamic' ? JSON.stringify(name) : name);
      at = end;
    }
    return done + code.slice(at);
  }

  async function module(path: string): Promise<string> {
    const known = names.get(path);
    if (known) return known;
    const name = `pack:${String(names.size + 1)}`;
    names.set(path, name);
    const code = await files.text(path);
    // a missing module stays out of the map: its import fails as it does with a network
    if (code !== null) made[name] = await dataOf(await rewritten(code, path));
    return name;
  }

  return {
    module,
    inline: rewritten,
    async classic(path) {
      const code = (await files.text(path)) ?? '';
      if (!path.startsWith(RUNTIME)) checkCode(code, true);
      return dataOf(code);
    },
    imports: () => made,
  };
}
