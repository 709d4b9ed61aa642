import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['node'] },
  test: {
    include: ['{src,registry,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/console-noise.ts'],
    globalSetup: ['tests/support/database.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Files share what they import, which halves the work; a test measures what it adds to a shared figure.
    isolate: false,
    // Nothing is tried twice: a test that passes only at the second try would fail for somebody else.
    retry: 0,
    // They only end what hangs, on a machine that has ten times as much to do.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
