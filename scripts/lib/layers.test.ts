import { Linter, type ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { layers } from './layers.mjs';

const plugins = { portal: { rules: { layers } } } as unknown as Record<string, ESLint.Plugin>;

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

const crossed = (filename: string, code: string) =>
  new Linter({ cwd: '/portal' }).verify(
    code,
    [
      {
        files: ['**/*.ts'],
        plugins,
        rules: { 'portal/layers': ['error', ZONES] },
      },
    ],
    { filename: `/portal/${filename}` },
  ).length;

test.each([
  ['by the root', 'lib/a/b.ts', "import { x } from '@/components/ui/x';"],
  ['upwards', 'lib/a/b.ts', "import { x } from '../../components/ui/x';"],
  ['that is exported on', 'lib/b.ts', "export { x } from '../components/ui/x';"],
  ['of all', 'lib/b.ts', "export * from '@/components/ui/x';"],
  ['while running', 'lib/b.ts', "const x = import('@/components/ui/x');"],
  ['beside', 'components/ui/button/button.ts', "import { x } from '../../blocks/x';"],
  ['of a file that is no exception', 'components/blocks/a.ts', "import { x } from '../popups/registry';"],
])('an import %s over a layer is refused', (_, filename, code) => {
  expect(crossed(filename, code)).toBe(1);
});

test.each([
  ['downwards', 'components/ui/x.ts', "import { x } from '@/lib/x';"],
  ['within', 'components/ui/x/y.ts', "import { x } from '../z/w';"],
  ['of a name that only begins alike', 'lib/b.ts', "import { x } from '@/components-of-others/x';"],
  ['of an exception', 'components/blocks/a.ts', "import { x } from '@/components/popups/store';"],
  ['of a package', 'lib/b.ts', "import { x } from 'components';"],
  ['in a file of no zone', 'app/page.ts', "import { x } from '@/components/ui/x';"],
])('an import %s is not', (_, filename, code) => {
  expect(crossed(filename, code)).toBe(0);
});
