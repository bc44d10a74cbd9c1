import { globSync, readFileSync } from 'node:fs';
import prettier from 'prettier';
import type { PageFacts } from '../../lib/routes/page-facts';
import { ALL_PAGES } from '../../lib/routes/pages';
import { EMPTY_BRAND } from '../../lib/routes/sections';

const HEAD = '// Made from `lib/routes/pages.ts` by `npm run paths`: change that file.\n\n';
const PATHS = 'lib/routes/path.ts';
const BUILT = 'lib/routes/built.ts';
/** A separate file: client code does not need it. */
const OFTEN = 'lib/routes/often-opened.ts';
const CODE = '{api,app,backend,components,lib,scripts,tests,worker}/**/*.{ts,tsx}';
const BRAND = '/[brand]';
const isParam = (segment: string) => segment.startsWith('[');
const wordOf = (param: string) => param.slice(1, -1);

/** Whether pages may link to the page: it is built and has an address of its own. */
const isLinked = ({ planned, leadsTo, step, internal, unlinked, shownBy }: PageFacts) =>
  !(planned || leadsTo || step || internal || unlinked || shownBy);

function pathFunction(name: string, { path, brandOnly }: PageFacts): string {
  const branded = path.startsWith(`${BRAND}/`) && !brandOnly;
  const rest = branded ? path.slice(BRAND.length) : path;
  const params = rest.split('/').filter(isParam).map(wordOf);
  const given = [...(branded ? ['brand?: string | null'] : []), ...params.map((word) => `${word}: string`)];
  if (given.length === 0) return `export const ${name} = () => '${path}' as const;`;
  const ordered = branded && params.length > 0 ? ['brand: string | null', ...given.slice(1)] : given;
  const text = rest.replace(/\[(\w+)\]/g, (_, word: string) => `\${encodeURIComponent(${word})}`);
  const whole = branded ? `\${ofBrand(brand)}${text}` : text;
  return `export const ${name} = (${ordered.join(', ')}) => \`${whole}\`;`;
}

/** Patterns of linked pages, `*` for any segment; a brand's page also without the brand. */
function builtShapes(): string[] {
  const shape = (path: string) => path.replace(/\[\w+\]/g, '*');
  return ALL_PAGES.filter(([, page]) => isLinked(page)).flatMap(([, { path, brandOnly }]) =>
    path.startsWith(BRAND) && !brandOnly ? [shape(path.slice(BRAND.length)), shape(path)] : [shape(path)],
  );
}

function segmentsAt(at: number, of: (first: string) => boolean): string[] {
  const found = ALL_PAGES.map(([, { path }]) => path.split('/').slice(1))
    .filter(([first = '']) => of(first))
    .map((segments) => segments[at] ?? '');
  return [...new Set(found)].filter((segment) => segment !== '' && !isParam(segment));
}

/** Names of pages used in code; pages reached only through menus, tools and links of the services need no function. */
function namesUsed(): Set<string> {
  const texts = globSync(CODE).map((file) => readFileSync(file, 'utf8'));
  const members = texts.flatMap((text) => [...text.matchAll(/\bpaths?\.(\w+)\b/g)]);
  const imported = texts.flatMap((text) => [
    ...text.matchAll(/import \{([^}]+)\} from '[^']*routes\/path'/g),
  ]);
  return new Set(
    [...members, ...imported].flatMap(([, names = '']) => names.split(',')).map((name) => name.trim()),
  );
}

const list = (name: string, comment: string, words: readonly string[]) =>
  `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify(words)};`;

async function formatted(code: string): Promise<string> {
  const options = await prettier.resolveConfig(PATHS);
  return prettier.format(HEAD + code, { ...options, parser: 'typescript' });
}

/** Texts of the files generated from the registry, by name; only what client code needs. */
export async function pathFiles(): Promise<Record<string, string>> {
  const used = namesUsed();
  const functions = ALL_PAGES.filter(([name, { step, shownBy }]) => !(step || shownBy) && used.has(name));
  const helper =
    '/** The brand at the head of an address; nothing for every brand together. */\n' +
    `const ofBrand = (brand?: string | null) => (brand && brand !== '${EMPTY_BRAND}' ? \`/\${encodeURIComponent(brand)}\` : '');`;
  const paths = [helper, ...functions.map(([name, page]) => pathFunction(name, page))];
  const lists = [
    list('BUILT', 'Pages a link may lead to.', builtShapes()),
    list(
      'STATIC',
      'First segments that are pages; any other is a brand or nothing.',
      segmentsAt(0, (first) => !isParam(first)),
    ),
    list('BRAND_SECTIONS', 'Sections of a brand, each of which stands alone, too.', segmentsAt(1, isParam)),
  ];
  const often = ALL_PAGES.filter(([, page]) => page.often).map(([, { path }]) => path);
  return {
    [OFTEN]: await formatted(list('OFTEN_OPENED', 'Pages that many people open every day.', often)),
    [PATHS]: await formatted(paths.join('\n')),
    [BUILT]: await formatted(lists.join('\n\n')),
  };
}
