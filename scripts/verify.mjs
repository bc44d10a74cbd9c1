/** `npm run verify`: types, lint, style, unused code, unit, component, contract and guard tests. Under two minutes. */
import { mkdirSync } from 'node:fs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { step, summary } from './lib/steps.mjs';

checkNode();
ensureInstalled();
mkdirSync('.cache', { recursive: true });

const steps = [
  step('route types', 'next', ['typegen']),
  step('types', 'tsc', ['--noEmit']),
  step('lint', 'eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
  step('style', 'stylelint', [
    '{app,components,styles}/**/*.css',
    '--cache',
    '--cache-location',
    '.cache/stylelint',
  ]),
  step('format', 'prettier', [
    '--check',
    '.',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
  ]),
  step('unused files, exports, dependencies', 'knip', []),
  // races, kills and the demo world take their minutes in `npm test`
  step('unit, component, contract (PGlite), guards', 'vitest', ['run', '--reporter=dot'], {
    TEST_QUICK: '1',
  }),
];
if (!summary(steps)) process.exit(1);
