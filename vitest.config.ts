import { defineConfig } from 'vitest/config';
import { DOM_TEST_FILES } from './tests/support/dom-test-files.ts';

const SLOW = '**/*.slow.test.{ts,tsx}';
const DATABASE = ['tests/support/database.ts'];

/**
 * `fast`, `dom` and `http` are part of `npm test`; `slow` holds what is multiplied, in files of that name beside the fast ones,
 * for `npm run test:all`; `http` asks the built product without a browser, `http-slow` products of its own; `architecture` reads
 * files alone.
 */
export default defineConfig({
  resolve: { conditions: ['node'] },
  test: {
    setupFiles: ['tests/support/console-noise.ts', 'tests/support/seed.ts'],
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
    // One more than a machine of two cores has: a test waits for its database a quarter of its time.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['{src,registry,tests}/**/*.test.{ts,tsx}'],
          exclude: [SLOW, 'tests/{http,architecture}/**', ...DOM_TEST_FILES],
          setupFiles: ['tests/support/light-passwords.ts'],
          globalSetup: DATABASE,
        },
      },
      { extends: true, test: { name: 'dom', include: [...DOM_TEST_FILES], isolate: true } },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [`{src,registry,tests}/${SLOW}`],
          exclude: ['tests/http/**'],
          globalSetup: DATABASE,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          exclude: [SLOW],
          globalSetup: ['tests/support/start-product.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http-slow',
          include: ['tests/http/**/*.slow.test.ts'],
          globalSetup: ['tests/support/start-product.ts'],
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
    ],
  },
});
