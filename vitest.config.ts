import { defineConfig } from 'vitest/config';
import { FlakyTests } from './tests/support/flaky-tests.ts';

export default defineConfig({
  resolve: { conditions: ['node'] },
  test: {
    include: ['{src,registry,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/console-noise.ts'],
    globalSetup: ['tests/support/database.ts'],
    restoreMocks: true,
    // A race of a test is named at the end and does not let the gate fall; a property that failed once has failed.
    retry: { count: 1, condition: /^(?!Property failed|a test is silent)/ },
    reporters: ['default', new FlakyTests()],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
