/** `npm test [unit|contract|e2e]`: installs what tests need, runs everything, ends with `N passed, N failed`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { settings } from './lib/settings.mjs';
import { step, summary } from './lib/steps.mjs';

const only = process.argv[2];
const wants = (name) => only === undefined || only === name;
checkNode();
ensureInstalled();

const RESULTS = '.cache/results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const steps = [];

function vitest(name, file, args, env = {}) {
  const output = `${RESULTS}/${file}.json`;
  steps.push(
    step(
      name,
      'vitest',
      ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${output}`],
      env,
    ),
  );
}

if (wants('unit')) vitest('unit, component and guard tests', 'unit', [], { TEST_PART: 'unit' });
if (wants('contract')) {
  vitest('contract tests on PGlite', 'pglite', ['tests/contract'], { TEST_ENGINE: 'pglite' });
  vitest('contract tests on PostgreSQL', 'postgres', ['tests/contract'], { TEST_ENGINE: 'postgres' });
}
if (wants('e2e')) {
  const chromium = ensureChromium();
  process.env.DATA_DIR = '.cache/build-data'; // not the data folder of whoever runs the tests
  ensureBuilt(settings().variables);
  steps.push(
    step('journeys in Chromium', 'playwright', ['test', ...process.argv.slice(3)], {
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json`,
    }),
  );
}

function counts(file) {
  if (!existsSync(`${RESULTS}/${file}.json`)) return [0, 0, 0];
  const report = JSON.parse(readFileSync(`${RESULTS}/${file}.json`, 'utf8'));
  if (report.stats)
    return [report.stats.expected + report.stats.flaky, report.stats.unexpected, report.stats.skipped];
  return [report.numPassedTests, report.numFailedTests, report.numPendingTests];
}

const passedAll = summary(steps);
const [passed, failed, skipped] = ['unit', 'pglite', 'postgres', 'e2e']
  .map(counts)
  .reduce((sum, row) => sum.map((n, i) => n + row[i]), [0, 0, 0]);
// a step that fell over without a failed test still counts as one
const broken = !passedAll && failed === 0 ? 1 : failed;
console.log(`\n${passed} passed, ${broken} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(passedAll ? 0 : 1);
