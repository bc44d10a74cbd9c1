import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = {
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
};
const exclude = [
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
