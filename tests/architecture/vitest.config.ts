import { defineConfig } from 'vitest/config';

/** The architecture alone, for `npm run check`: it reads files, and needs no database. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  resolve: { conditions: ['node'] },
  test: {
    include: ['tests/architecture/**/*.test.ts'],
    setupFiles: ['tests/support/console-noise.ts'],
    retry: 0,
    isolate: false,
    testTimeout: 240_000,
    maxWorkers: 2,
  },
});
