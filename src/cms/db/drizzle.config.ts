import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/cms/db/schema/index.ts',
  out: './src/cms/db/migrations',
});
