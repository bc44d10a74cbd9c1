import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { layers } from './layers.mjs';

type Rule = Parameters<RuleTester['run']>[1];
RuleTester.describe = describe;
RuleTester.it = test;

const zone = (target: string, from: string, except: string[] = []) => ({
  target,
  from,
  reason: 'layers',
  except,
});
const ZONES = [
  zone('lib', 'components'),
  zone('components/ui', 'components/blocks'),
  zone('components/blocks', 'components/popups', ['store', 'types']),
];

type Case = readonly [name: string, filename: string, code: string];
const CROSSED: Case[] = [
  ['by the root', 'lib/a/b.ts', "import { x } from '@/components/ui/x';"],
  ['upwards', 'lib/a/b.ts', "import { x } from '../../components/ui/x';"],
  ['that is exported on', 'lib/b.ts', "export { x } from '../components/ui/x';"],
  ['of all', 'lib/b.ts', "export * from '@/components/ui/x';"],
  ['while running', 'lib/b.ts', "const x = import('@/components/ui/x');"],
  ['beside', 'components/ui/button/button.ts', "import { x } from '../../blocks/x';"],
  ['of a file that is no exception', 'components/blocks/a.ts', "import { x } from '../popups/registry';"],
];
const LET: Case[] = [
  ['downwards', 'components/ui/x.ts', "import { x } from '@/lib/x';"],
  ['within', 'components/ui/x/y.ts', "import { x } from '../z/w';"],
  ['of a name that only begins alike', 'lib/b.ts', "import { x } from '@/components-of-others/x';"],
  ['of an exception', 'components/blocks/a.ts', "import { x } from '@/components/popups/store';"],
  ['of a package', 'lib/b.ts', "import { x } from 'components';"],
  ['in a file of no zone', 'app/page.ts', "import { x } from '@/components/ui/x';"],
];
const cases = (rows: Case[]) =>
  rows.map(([name, filename, code]) => ({ name, filename, code, options: [ZONES] }));

new RuleTester({ cwd: process.cwd() }).run('an import over a layer', layers as Rule, {
  invalid: cases(CROSSED).map((one) => ({ ...one, errors: 1 })),
  valid: cases(LET),
});
