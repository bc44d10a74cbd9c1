import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './backend/db/schema/*.ts',
  out: './backend/db/migrations',
});
