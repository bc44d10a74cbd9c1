/** `npm test [unit|contract|e2e]`: installs what tests need, runs all, prints `N passed, N failed` at the end. */
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
/** Whether the count is printed: an early exit (no browser, a failed build, a defect of this script) prints it too. */
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
/** A separate data folder for the build, not that of the person who runs the tests. */
const BUILD_DATA = { DATA_DIR: '.cache/build-data' };

if (only === 'unit') steps.push(await step(...UNIT));
// the build and the downloads leave much of two cores idle
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
  // tests/helpers/engines.mjs decides which file runs on which engine
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
    return [0, 0, 0]; // it was not run, or was aborted while writing
  }
}

/** Names of failed tests in a report of vitest or playwright, so that the end of a long run shows what to look at. */
function failures(file) {
  try {
    const report = JSON.parse(readFileSync(`${RESULTS}/${file}.json`, 'utf8'));
    if (report.stats) return report.suites.flatMap((suite) => failedSpecs(suite, []));
    return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = path.relative(process.cwd(), name);
      // a file that failed before its tests
      if (status === 'failed' && !failed.length) return [`${file}\n${firstLines(message ?? '')}`];
      return failed.map(({ fullName, failureMessages }) =>
        [`${file} › ${fullName}`, ...failureMessages.map(firstLines)].join('\n'),
      );
    });
  } catch {
    return []; // see `counts`
  }
}

/** The first lines of a failure. A hoisted function, as the exit handler may call it before any line below has run. */
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
  // a failed step without a failed test counts as one failure
  const broken = !passedAll && failed === 0 ? 1 : failed;
  for (const name of PARTS.flatMap(failures)) console.log(`  ✗ ${name}`);
  if (skipped) console.log(`\n${skipped} skipped: each says in its text which engine or machine it is for.`);
  console.log(`\n${passed} passed, ${broken} failed`);
}

const passedAll = summary(steps);
tell(passedAll);
leave(passedAll ? 0 : 1);
