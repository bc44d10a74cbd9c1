import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/** Columns of the picture with their rooms from the top. Imports go down a column and from both sides to the middle. */
export const COLUMNS = {
  portal: ['app', 'screens', 'popups', 'blocks', 'forms', 'ui', 'worker'],
  shared: ['api', 'lib'],
  backend: ['server', 'demo', 'jobs', 'runs', 'routes', 'services', 'http', 'carriers', 'db'],
} as const;

export type Room = (typeof COLUMNS)[keyof typeof COLUMNS][number];

/** Label of a room in the picture: its folder and its purpose. */
export const ROOMS: Record<Room, { folder: string; holds: string }> = {
  app: { folder: 'app/', holds: 'routes of Next, middleware' },
  screens: { folder: 'components/screens', holds: 'one folder per page' },
  popups: { folder: 'components/popups', holds: 'dialogs and their store' },
  blocks: { folder: 'components/blocks', holds: 'seen on two pages' },
  forms: { folder: 'components/forms', holds: 'fields' },
  ui: { folder: 'components/ui', holds: 'no product words' },
  worker: { folder: 'worker/', holds: 'service worker' },
  api: { folder: 'api/', holds: 'contracts and calls' },
  lib: { folder: 'lib/', holds: 'rights, rules, formats' },
  server: { folder: 'backend/*.ts', holds: 'start, settings' },
  demo: { folder: 'backend/demo', holds: 'the demo world' },
  jobs: { folder: 'backend/jobs', holds: 'work that repeats' },
  runs: { folder: 'backend/runs', holds: 'long work, step by step' },
  routes: { folder: 'backend/routes', holds: 'mounts the contract' },
  services: { folder: 'backend/services', holds: 'what a call does' },
  http: { folder: 'backend/http', holds: 'checks, errors, context' },
  carriers: { folder: 'mail push files …', holds: 'the world outside' },
  db: { folder: 'backend/db', holds: 'tables, transactions' },
};

export interface Arrow {
  from: Room;
  to: Room;
  imports: number;
}

const NEXT_FILES = ['middleware.ts', 'instrumentation.ts'];
const CARRIERS = ['files', 'mail', 'pictures', 'push', 'tables'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

const isRoom = (name: string | undefined): name is Room => name !== undefined && name in ROOMS;

/** Room of a file; undefined for tests, scripts and settings of tools. */
export function roomOf(file: string): Room | undefined {
  if (!/\.(ts|tsx|mjs)$/.test(file) || /\.(test|d)\.tsx?$/.test(file)) return undefined;
  const [top, second, ...deeper] = file.split('/');
  if (NEXT_FILES.includes(file)) return 'app';
  if (top === 'components') return isRoom(second) ? second : undefined;
  if (top !== 'backend') return file.includes('/') && isRoom(top) ? top : undefined;
  if (deeper.length === 0) return 'server';
  if (second && CARRIERS.includes(second)) return 'carriers';
  return isRoom(second) ? second : undefined;
}

function targetOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((name) => known.has(name));
}

/** `import()` in code or in a type: the parser's list has only the first of a module. */
const IMPORT_CALL = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Addresses that a file imports or exports from. The syntax tree is not read: it would take ten times as long. */
function importsOf(file: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  /** By position: each name in an export statement repeats the statement's address. */
  const statements = new Map<number, string>();
  for (const { moduleRequest } of [...staticImports, ...staticExports.flatMap(({ entries }) => entries)])
    if (moduleRequest) statements.set(moduleRequest.start, moduleRequest.value);
  return [...statements.values(), ...[...text.matchAll(IMPORT_CALL)].map(([, name = '']) => name)];
}

/** Pairs of rooms where one imports the other, with type and lazy imports, in the order of the columns. */
export function readArrows(): Arrow[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => roomOf(name) !== undefined);
  const known = new Set(files);
  const rooms = Object.values(COLUMNS).flat();
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const specifier of importsOf(file, readFileSync(file, 'utf8'))) {
      const target = targetOf(file, specifier, known);
      const key = `${roomOf(file)} ${target && roomOf(target)}`;
      if (target) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return rooms.flatMap((from) =>
    rooms.flatMap((to) => {
      const imports = counts.get(`${from} ${to}`) ?? 0;
      return imports > 0 && from !== to ? [{ from, to, imports }] : [];
    }),
  );
}
