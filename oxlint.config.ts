import { defineConfig, type DummyRuleMap } from 'oxlint';

/** Forbids imports from `from` in `target`; `except` lists allowed ones. */
const zone = (target: string, from: string, reason: string, except: string[] = []) => ({
  target,
  from,
  reason,
  except,
});

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

const all = (plugin: string, names: string, level: 'error' | 'off' = 'error'): DummyRuleMap =>
  Object.fromEntries(names.split(' ').map((name) => [`${plugin}/${name}`, level]));

/** Rules of hooks, and assumptions of React's compiler. `purity` is left out: pages render the current time. */
const REACT_RULES =
  'rules-of-hooks exhaustive-deps static-components use-memo preserve-manual-memoization incompatible-library ' +
  'immutability globals refs set-state-in-effect error-boundaries set-state-in-render unsupported-syntax';

const TESTS = ['**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'nextjs', 'jsx-a11y', 'import', 'oxc', 'unicorn'],
  jsPlugins: ['./scripts/lib/lint-rules.mjs'],
  // every rule is named, so that a release of the linter adds none by itself
  categories: { correctness: 'off' },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: [
    '.next*/**',
    '.data/**',
    '.cache/**',
    'public/**',
    'screens/**',
    'coverage/**',
    'test-results/**',
    'next-env.d.ts',
    'backend/db/migrations/**',
    // PostCSS accepts plugins only as CommonJS
    'styles/layers.cjs',
  ],
  rules: {
    ...all(
      'react',
      'display-name jsx-key jsx-no-comment-textnodes jsx-no-duplicate-props jsx-no-undef no-children-prop ' +
        'no-danger-with-children no-direct-mutation-state no-find-dom-node no-is-mounted ' +
        'no-render-return-value no-string-refs no-unescaped-entities require-render-return',
    ),
    ...all('react', REACT_RULES),
    ...all(
      'nextjs',
      'google-font-display google-font-preconnect inline-script-id next-script-for-ga no-assign-module-variable ' +
        'no-async-client-component no-before-interactive-script-outside-document no-css-tags ' +
        'no-document-import-in-page no-duplicate-head no-head-element no-head-import-in-document ' +
        'no-html-link-for-pages no-page-custom-font no-script-component-in-head no-styled-jsx-in-document ' +
        'no-sync-scripts no-title-in-document-head no-typos no-unwanted-polyfillio',
    ),
    ...all(
      'jsx-a11y',
      'alt-text aria-props aria-proptypes aria-unsupported-elements role-has-required-aria-props ' +
        'role-supports-aria-props',
    ),
    ...all(
      'typescript',
      'ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any ' +
        'no-extra-non-null-assertion no-misused-new no-namespace no-non-null-asserted-optional-chain ' +
        'no-require-imports no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging ' +
        'no-unsafe-function-type no-wrapper-object-types prefer-as-const triple-slash-reference',
    ),
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    ...all(
      'eslint',
      'eqeqeq no-array-constructor no-console no-var prefer-const prefer-rest-params prefer-spread',
    ),
    'eslint/no-unused-expressions': 'error',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eslint/max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
    'import/no-default-export': 'error',
    'portal/layers': ['error', zones],
  },
  overrides: [
    {
      files: ['{app,api,backend,components,lib,worker}/**/*.{ts,tsx}', 'middleware.ts'],
      // `endpoints.ts` hold the addresses of calls
      excludeFiles: ['lib/routes/**', ...TESTS, 'backend/demo/**', 'app/kit/**', 'api/**/endpoints.ts'],
      rules: { 'portal/path': 'error' },
    },
    {
      // errors of a promise that nobody awaits are lost; in tests they make the test fail
      files: ['{app,api,backend,components,lib}/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: { 'typescript/no-floating-promises': 'error' },
    },
    {
      files: ['backend/**/*.ts'],
      rules: {
        'eslint/no-restricted-imports': [
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
      files: [
        'app/**',
        '*.config.*',
        'middleware.ts',
        'scripts/lib/pure-endpoints.mjs',
        'scripts/lib/lint-rules.mjs',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['scripts/**', 'tests/bench/**', 'tests/fuzz/**', 'backend/server.ts', 'backend/demo/run.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: [...TESTS, 'tests/**', 'backend/demo/art/**', 'scripts/**'],
      rules: { 'eslint/max-lines': 'off' },
    },
    {
      // courses run in frames of browsers that lack newer syntax
      files: ['backend/services/packages/runtime/*.js'],
      rules: { 'eslint/no-var': 'off', 'eslint/prefer-rest-params': 'off' },
    },
    {
      // these files have no React: `use` of Playwright's fixtures is not a hook
      files: ['backend/**', 'lib/**', 'worker/**', 'scripts/**', 'tests/**', 'api/**/{schemas,endpoints}.ts'],
      rules: all('react', REACT_RULES, 'off'),
    },
  ],
});
