/** `npm run verify`: types, lint, style, unused code, unit, component, contract and guard tests. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { keepLastRun } from './lib/last-run.mjs';
import { root } from './lib/console.mjs';
import { onPath } from './lib/on-path.mjs';
import { prepare } from './lib/runtime.mjs';
import { leave, sideBySide, step, summary } from './lib/steps.mjs';

await prepare();
mkdirSync('.cache', { recursive: true });
const kept = (name) => ['--cache', '--cache-location', `.cache/${name}`];

/** CI runs every test afterwards: they are skipped here. */
const testsFollow = process.env.TESTS_FOLLOW === '1';

/** PostgreSQL where the machine has one: a database per file of tests takes a tenth of the time of PGlite. */
const TEST_ENGINE = onPath(['initdb']) || existsSync('/usr/lib/postgresql') ? 'postgres' : 'pglite';

/** Records of passed tests: these run again only when code they load has changed; `--all` runs every test. */
const folder = '.cache/verify-tests';
if (process.argv.includes('--all')) rmSync(folder, { recursive: true, force: true });
if (!testsFollow) await keepLastRun({ root, folder, engine: TEST_ENGINE });
const vitest = (name, args, env) => [name, 'vitest', ['run', '--reporter=dot', ...args], env];

const began = Date.now();
const steps = [
  await step('route types', 'next', ['typegen']),
  // the longest first, so that the short ones fill the other core
  ...(await sideBySide([
    // races, kills, lost connections and the demo world take minutes and run in `npm test`
    ...(testsFollow
      ? []
      : [
          vitest(
            `unit, component, contract (${TEST_ENGINE}) of what changed`,
            ['--since-last-run', '--passWithNoTests'],
            { TEST_QUICK: '1', TEST_PART: 'affected', TEST_ENGINE },
          ),
          vitest('guards', [], { TEST_PART: 'guards' }),
        ]),
    ['lint', 'oxlint', ['--deny-warnings', '--format=unix']],
    ['types', 'tsc', ['--noEmit']],
    ['format', 'prettier', ['--check', '.', '--log-level', 'warn', ...kept('prettier')]],
    ['unused files, exports, dependencies', 'knip', []],
    ['style', 'stylelint', ['{app,components,styles}/**/*.css', ...kept('stylelint')]],
  ])),
];
const passed = summary(steps);
console.log(`\nverify took ${((Date.now() - began) / 1000).toFixed(0)} s`);
leave(passed ? 0 : 1);
