import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
};
/** `npm run verify` leaves these to `npm test`: they take minutes. */
const LONG = ['kill-*', 'races-*', 'core-process*', 'demo-world*'].map(
  (name) => `tests/contract/${name}.test.ts`,
);
const exclude = [
  ...(process.env.TEST_QUICK ? LONG : []),
  ...(process.env.TEST_PART === 'unit' ? ['tests/contract/**'] : []),
  '**/node_modules/**',
  '**/.next/**',
  '**/.data/**',
  'tests/e2e/**',
  'tests/a11y/**',
  'tests/bench/**',
];

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude,
          // One PostgreSQL per run with TEST_ENGINE=postgres; the first PGlite of a machine takes its time.
          globalSetup: ['tests/helpers/postgres-setup.ts'],
          hookTimeout: 90_000,
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/helpers/dom-setup.ts'],
          testTimeout: 30_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
