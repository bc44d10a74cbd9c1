import { init, parse } from 'es-module-lexer';
import { transform } from 'esbuild';
import { dirname, join } from 'node:path/posix';

/** Files by name, each with the files that it imports at run time; type imports and dynamic imports do not count. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

function target(from: string, specifier: string, names: ReadonlySet<string>): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined;
  return path === undefined
    ? undefined
    : ENDINGS.map((ending) => path + ending).find((name) => names.has(name));
}

/** Imports of a file after esbuild has removed types, also those not marked as types. */
async function neededBy(name: string, text: string): Promise<string[]> {
  const { code } = await transform(text, { loader: name.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' });
  const [imports] = parse(code);
  return imports.flatMap(({ type, specifier }) => (specifier && type !== 'dynamic' ? [specifier] : []));
}

export async function importGraph(texts: ReadonlyMap<string, string>): Promise<ImportGraph> {
  await init;
  const names = new Set(texts.keys());
  const edges = await Promise.all(
    [...texts].map(async ([name, text]) => {
      const found = (await neededBy(name, text)).map((specifier) => target(name, specifier, names));
      return [name, found.filter((file) => file !== undefined)] as const;
    }),
  );
  return new Map(edges);
}

/** One cycle for each group of files that import each other: `a → b → a`; [] when there is none. */
export function cycles(graph: ImportGraph): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (name: string): void => {
    const at = path.indexOf(name);
    if (at >= 0) found.push([...path.slice(at), name].join(' → '));
    if (at >= 0 || done.has(name)) return;
    path.push(name);
    for (const next of graph.get(name) ?? []) visit(next);
    path.pop();
    done.add(name);
  };
  for (const name of graph.keys()) visit(name);
  return found;
}
