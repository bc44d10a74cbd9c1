/** `npm test [unit|contract|e2e]`: installs what tests need, runs everything, ends with `N passed, N failed`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isHandedOver, prepare } from './lib/runtime.mjs';
import { ensureChromium, ensureShell } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { settings } from './lib/settings.mjs';
import { leave, sideBySide, step, summary } from './lib/steps.mjs';

const only = process.argv[2];
const wants = (name) => only === undefined || only === name;
const RESULTS = '.cache/results';
const PARTS = ['unit', 'pglite', 'postgres', 'calls', 'e2e'];
const steps = [];
/** A run that ends before its tests do (no browser, a build that fell, a defect of this script) still ends with the count. */
let told = false;
process.on('exit', () => {
  if (!told && !isHandedOver()) tell(false);
});
await prepare();

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

function vitest(name, file, args, env = {}) {
  const output = `${RESULTS}/${file}.json`;
  return [
    name,
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${output}`],
    env,
  ];
}
const UNIT = vitest('unit, component and guard tests', 'unit', [], { TEST_PART: 'unit' });
/** Not the data folder of whoever runs the tests. */
const BUILD_DATA = { DATA_DIR: '.cache/build-data' };

if (only === 'unit') steps.push(await step(...UNIT));
// the build and the packages to fetch leave a good part of two cores idle
if (only === undefined)
  steps.push(
    ...(await sideBySide([
      UNIT,
      ['build', process.execPath, ['scripts/start.mjs', '--build'], BUILD_DATA],
      ['what tests need', process.execPath, ['--import', 'tsx', 'scripts/test-tools.ts']],
    ])),
  );
if (wants('contract')) {
  const TEST_CALLS = `${RESULTS}/calls`;
  // which file runs on which engine: tests/helpers/engines.mjs
  const split = { TEST_SPLIT: '1', TEST_CALLS };
  const on = (TEST_ENGINE) => ['tests/contract', { ...split, TEST_ENGINE }];
  for (const [name, file, path, env] of [
    ['contract tests on PGlite', 'pglite', ...on('pglite')],
    ['contract tests on PostgreSQL', 'postgres', ...on('postgres')],
    ['every call was refused and served', 'calls', 'tests/guards/contract.test.ts', { TEST_CALLS }],
  ])
    steps.push(await step(...vitest(name, file, [path], env)));
}
if (wants('e2e')) {
  const chromium = ensureChromium();
  const shell = ensureShell();
  Object.assign(process.env, BUILD_DATA);
  ensureBuilt(settings().variables);
  steps.push(
    await step('journeys in Chromium', 'playwright', ['test', ...process.argv.slice(3)], {
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(shell ? { CHROMIUM_SHELL: shell } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json`,
    }),
  );
}

function counts(file) {
  try {
    const report = JSON.parse(readFileSync(`${RESULTS}/${file}.json`, 'utf8'));
    if (report.stats)
      return [report.stats.expected + report.stats.flaky, report.stats.unexpected, report.stats.skipped];
    return [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  } catch {
    return [0, 0, 0]; // it was not run, or ended in the middle of writing
  }
}

/** The names of what failed, from a report of vitest or of playwright: a long run's end alone says what to look at. */
function failures(file) {
  try {
    const report = JSON.parse(readFileSync(`${RESULTS}/${file}.json`, 'utf8'));
    if (report.stats) return report.suites.flatMap((suite) => failedSpecs(suite, []));
    return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = path.relative(process.cwd(), name);
      // a file that fell before its tests
      if (status === 'failed' && !failed.length) return [`${file}\n${firstLines(message ?? '')}`];
      return failed.map(({ fullName, failureMessages }) =>
        [`${file} › ${fullName}`, ...failureMessages.map(firstLines)].join('\n'),
      );
    });
  } catch {
    return []; // as above
  }
}

/** Why, as far as the end of a run has room for it. A function of its own: the exit of a run calls it from any line. */
function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 6)
    .map((line) => `      ${line.slice(0, 200)}`)
    .join('\n');
}

function failedSpecs(suite, above) {
  const titles = [...above, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, titles)),
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => [...titles, title].join(' › ')),
  ];
}

function tell(passedAll) {
  told = true;
  const [passed, failed, skipped] = PARTS.map(counts).reduce(
    (sum, row) => sum.map((n, i) => n + row[i]),
    [0, 0, 0],
  );
  // a step that fell over without a failed test still counts as one
  const broken = !passedAll && failed === 0 ? 1 : failed;
  for (const name of PARTS.flatMap(failures)) console.log(`  ✗ ${name}`);
  if (skipped) console.log(`\n${skipped} skipped: each says in its text which engine or machine it is for.`);
  console.log(`\n${passed} passed, ${broken} failed`);
}

const passedAll = summary(steps);
tell(passedAll);
leave(passedAll ? 0 : 1);
