import react from '@vitejs/plugin-react';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftToOtherEngine } from './tests/helpers/engines.mjs';

/** `expect.poll` gives up after a second unless it is told: too soon on a machine that others use too. */
const patient = { poll: { timeout: 10_000 } };
const shared = {
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
};
/** `npm run verify` leaves these to `npm test`: they take minutes, or half a minute a file. */
const LONG = [
  ...['kill-', 'lost-', 'races-', 'core-process', 'demo-world', 'one-person-pairs', 'jobs'],
  ...['programme-sums', 'sign-in-throttle'],
];
const longFiles = LONG.map((name) => `tests/contract/${name}*.test.ts`);
/** They wait for leases, restarts and other processes: small files that take longest. */
const SLOW = [...LONG, 'two-backends', 'disk-full', 'migrations'];
const isSlow = ({ moduleId }: TestSpecification) =>
  SLOW.some((name) => moduleId.includes(`/tests/contract/${name}`));

/** Vitest takes the largest files first; a slow one that began last would be waited for with a core idle. */
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
 * They inspect what no module imports: sources as text, other processes. `npm run verify` runs them each time, and of
 * the others those that load what has changed since they passed (scripts/lib/last-run.mjs).
 */
const INSPECTS = /node:fs|node:child_process|guards\//;
const guards = namesOf(
  ({ name, text }) =>
    !name.startsWith('tests/contract/') && (name.startsWith('tests/guards/') || INSPECTS.test(text)),
);
const isOfPart = (name: string) => process.env.TEST_PART !== 'guards' || guards.includes(name);

/** `npm test` runs the contract tests twice, with TEST_SPLIT: each time those that the engine is for. */
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
 * Files of one worker share their modules and its document: loading them again for every file was most of the run. A
 * file that puts other modules in the place of real ones has all modules of the project anew, in the same worker
 * (tests/helpers/fresh-modules.ts). One that names the page's person or ends its writes has a worker of its own: what
 * listens to the window or stands on the document outlives its module.
 */
const MOCKED = /vi\.(do)?mock\(/;
const APART = /dataset\.person|claimPage\(|endWrites\(/i;
const alone = namesOf(({ name, text }) => APART.test(text) && isOfPart(name));
const mocked = namesOf(({ name, text }) => MOCKED.test(text) && !APART.test(text) && isOfPart(name));
/** The project's test files that are of the part. */
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
  // what the verify of one engine remembers is its own
  ...(process.env.TEST_PART === 'affected' ? { cacheDir: '.cache/verify-tests' } : {}),
  test: {
    // vitest leaves a core to itself; where there are two, that is half of the machine
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
          // files of one worker share it: what one puts in the place of `fetch` is not for the next
          unstubGlobals: true,
          setupFiles: ['tests/helpers/patience.ts'],
          // One PostgreSQL per run with TEST_ENGINE=postgres; the first PGlite of a machine takes its time.
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
      // the two below are in happy-dom whatever they test: few need no document
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
