import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { layers } from './scripts/lib/layers.mjs';
import { portalPath } from './scripts/lib/portal-path.mjs';

/** `target` may not import from `from`; `except` lists what it may take all the same. */
const zone = (target, from, reason, except = []) => ({ target, from, reason, except });

const LAYERS = 'lib ← api ← components ← app';
const PARTS = 'ui ← forms ← blocks ← popups ← screens';

const zones = [
  ...['api', 'components', 'app', 'backend'].map((from) => zone('lib', from, LAYERS)),
  ...['components', 'app', 'backend'].map((from) => zone('api', from, LAYERS)),
  ...['app', 'backend'].map((from) => zone('components', from, LAYERS)),
  ...['api', 'components', 'app', 'backend'].map((from) => zone('worker', from, 'The worker knows no page.')),
  zone('app', 'backend', 'The portal is a client of the services.'),
  zone('backend', 'components', 'The backend knows no React.'),
  zone('backend', 'app', 'The backend knows no Next.'),
  zone('components/ui', 'components/forms', PARTS),
  zone('components/ui', 'components/blocks', PARTS),
  zone('components/ui', 'components/popups', PARTS),
  zone('components/ui', 'components/screens', PARTS),
  zone('components/ui', 'api', 'The kit knows no product word.'),
  zone('components/forms', 'components/blocks', PARTS),
  zone('components/forms', 'components/popups', PARTS),
  zone('components/forms', 'components/screens', PARTS),
  zone('components/blocks', 'components/popups', 'A block opens popups and knows none of them.', [
    'store',
    'types',
    'plain',
    'presses',
  ]),
  zone('components/blocks', 'components/screens', PARTS),
  zone('components/popups', 'components/screens', PARTS),
];

const hookRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react-hooks/'));

export default [
  {
    ignores: [
      '.next*/**',
      '.data/**',
      '.cache/**',
      'node_modules/**',
      'public/**',
      'screens/**',
      'coverage/**',
      'test-results/**',
      'next-env.d.ts',
      'backend/db/migrations/**',
      // PostCSS takes plugins as CommonJS alone
      'styles/layers.cjs',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    plugins: { portal: { rules: { layers, path: portalPath } } },
    rules: {
      'portal/layers': ['error', zones],
      'import/no-default-export': 'error',
      'import/no-anonymous-default-export': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      // variants are made by the backend; the optimiser stays off
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,api,backend,components,lib,worker}/**/*.{ts,tsx}', 'middleware.ts'],
    // `endpoints.ts` hold the addresses of calls
    ignores: ['lib/routes/**', '**/*.test.{ts,tsx}', 'backend/demo/**', 'app/kit/**', 'api/**/endpoints.ts'],
    rules: { 'portal/path': 'error' },
  },
  {
    // with types, which tests go without: a promise nobody waits for loses its error
    files: ['app', 'api', 'backend', 'components', 'lib'].map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['backend/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', 'next', 'next/*', '@/api/*/queries', '@/api/session/*'],
              message: 'The backend takes contracts and rules alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**', '*.config.*', 'drizzle.config.ts', 'middleware.ts', 'scripts/lib/pure-endpoints.mjs'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'tests/bench/**', 'tests/fuzz/**', 'backend/server.ts', 'backend/demo/run.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'backend/demo/art/**', 'scripts/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    // No React here (`use` of Playwright's fixtures is no hook); the rules of hooks compile every file they see
    files: ['backend/**', 'lib/**', 'worker/**', 'scripts/**', 'tests/**', 'api/**/{schemas,endpoints}.ts'],
    rules: Object.fromEntries(hookRules.map((name) => [name, 'off'])),
  },
];
