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
    // They only end what hangs, on a machine that has ten times as much to do.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
