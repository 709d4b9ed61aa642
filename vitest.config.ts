import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['node'] },
  test: {
    include: ['{src,registry,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/console-noise.ts'],
    globalSetup: ['tests/support/database.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
