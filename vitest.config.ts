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
      { ...shared, test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude } },
      {
        ...shared,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/helpers/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
