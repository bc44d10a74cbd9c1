import react from '@vitejs/plugin-react';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftToOtherEngine } from './tests/helpers/engines.mjs';

/** By default `expect.poll` gives up after a second: too soon on a busy machine. */
const patient = { poll: { timeout: 10_000 } };
const shared = {
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
};
/** Left out by `npm run verify`, not by `npm test`: they take minutes, or half a minute per file. */
const LONG = [
  ...['kill-', 'lost-', 'races-', 'core-process', 'demo-world', 'one-person-pairs', 'jobs'],
  ...['programme-sums', 'sign-in-throttle'],
];
const longFiles = LONG.map((name) => `tests/contract/${name}*.test.ts`);
/** Small files that take longest, because they wait for leases, restarts and other processes. */
const SLOW = [...LONG, 'two-backends', 'disk-full', 'migrations'];
const isSlow = ({ moduleId }: TestSpecification) =>
  SLOW.some((name) => moduleId.includes(`/tests/contract/${name}`));

/**
 * Runs slow files first: Vitest starts with the largest files, and a slow file started last would leave a core idle.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files))
      projects.set(file.project.name, [...(projects.get(file.project.name) ?? []), file]);
    return [...projects.values()].flatMap((sorted) => [
      ...sorted.filter(isSlow),
      ...sorted.filter((file) => !isSlow(file)),
    ]);
  }
}

const folders = ['api', 'app', 'backend', 'components', 'lib', 'scripts', 'tests'];
/** Every test file, and its text. */
const tests = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
const namesOf = (which: (file: (typeof tests)[number]) => boolean) =>
  tests.filter(which).map(({ name }) => name);

/**
 * Tests that inspect what no module imports: sources as text, other processes. `npm run verify` always runs them; other
 * tests only if they load something changed since they last passed (scripts/lib/last-run.mjs).
 */
const INSPECTS = /node:fs|node:child_process|guards\//;
const guards = namesOf(
  ({ name, text }) =>
    !name.startsWith('tests/contract/') && (name.startsWith('tests/guards/') || INSPECTS.test(text)),
);
const isOfPart = (name: string) => process.env.TEST_PART !== 'guards' || guards.includes(name);

/** With TEST_SPLIT `npm test` runs the contract tests twice, each time those for one engine. */
const contracts = readdirSync('tests/contract').map((name) => `tests/contract/${name}`);
const exclude = [
  ...(process.env.TEST_PART === 'affected' ? guards : []),
  ...(process.env.TEST_SPLIT ? leftToOtherEngine(process.env.TEST_ENGINE, contracts) : []),
  ...(process.env.TEST_QUICK ? longFiles : []),
  ...(process.env.TEST_PART === 'unit' ? ['tests/contract/**'] : []),
  '**/node_modules/**',
  '**/.next/**',
  '**/.data/**',
  'tests/e2e/**',
  'tests/a11y/**',
  'tests/bench/**',
];

/**
 * Files of one worker share their modules and the document: loading modules for every file took most of the run. A file
 * that mocks modules gets fresh modules of the project, in the same worker (tests/helpers/fresh-modules.ts). A file
 * that names the page's person or ends its writes gets a worker of its own, because listeners on the window and data on
 * the document outlive their module.
 */
const MOCKED = /vi\.(do)?mock\(/;
const APART = /dataset\.person|claimPage\(|endWrites\(/i;
const alone = namesOf(({ name, text }) => APART.test(text) && isOfPart(name));
const mocked = namesOf(({ name, text }) => MOCKED.test(text) && !APART.test(text) && isOfPart(name));
/** The project's test files that belong to the selected part. */
const included = (ending: string) =>
  process.env.TEST_PART === 'guards' ? guards.filter((name) => name.endsWith(ending)) : [`**/*${ending}`];

const dom = {
  environment: 'happy-dom',
  pool: 'threads' as const,
  setupFiles: ['tests/helpers/patience.ts', 'tests/helpers/dom-setup.ts'],
  testTimeout: 30_000,
  expect: patient,
  unstubGlobals: true,
  restoreMocks: true,
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  // `npm run verify` tests with one engine and keeps a cache of its own
  ...(process.env.TEST_PART === 'affected' ? { cacheDir: '.cache/verify-tests' } : {}),
  test: {
    // by default vitest leaves one core free; with two cores, that is half of the machine
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: included('.test.ts'),
          exclude: [...exclude, ...alone, ...mocked],
          isolate: false,
          // files of one worker share it: a stub of `fetch` must not reach the next file
          unstubGlobals: true,
          setupFiles: ['tests/helpers/patience.ts'],
          // One PostgreSQL per run with TEST_ENGINE=postgres; the first PGlite on a machine starts slowly.
          globalSetup: ['tests/helpers/postgres-setup.ts'],
          hookTimeout: 90_000,
          expect: patient,
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          ...dom,
          name: 'dom',
          include: included('.test.tsx'),
          exclude: [...exclude, ...alone, ...mocked],
          isolate: false,
        },
      },
      // both projects below use happy-dom for all files, although some need no document
      {
        ...shared,
        test: {
          ...dom,
          name: 'mocked',
          include: mocked,
          exclude,
          isolate: false,
          setupFiles: ['tests/helpers/fresh-modules.ts', ...dom.setupFiles],
        },
      },
      { ...shared, test: { ...dom, name: 'alone', include: alone, exclude } },
    ],
  },
});
