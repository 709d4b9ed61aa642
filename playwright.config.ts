import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './tests/support/browser.ts';

const { GATE, MATRIX, STORIES, TELLING_MS } = process.env;
const isMatrix = Boolean(MATRIX);

export default defineConfig({
  testDir: 'tests',
  testMatch: STORIES ?? (isMatrix ? '{matrix,e2e}/**/*.spec.ts' : 'e2e/**/*.spec.ts'),
  // Of a story with variants the matrix tells every one, else those that stand for the rest.
  ...(isMatrix ? { grep: /matrix\/|@variant/ } : { grepInvert: /@matrix/ }),
  globalSetup: './tests/support/start-product.ts',
  // A story waits for its page half of its time: twice as many as a machine of two cores has keep it busy. In the gate
  // nothing waits for its neighbours.
  workers: GATE ? 2 : 4,
  fullyParallel: true,
  forbidOnly: true,
  // A story that passes only at the second try has failed: it would fail for somebody else (`tests/gate/verdict.ts`).
  retries: 0,
  // Conditions are waited for, never time: these only end what hangs.
  timeout: Number(TELLING_MS ?? (GATE ? 110_000 : 300_000)),
  expect: { timeout: GATE ? 30_000 : 60_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    // What is not there to be pressed or opened is named within a minute.
    actionTimeout: GATE ? 30_000 : 60_000,
    navigationTimeout: GATE ? 30_000 : 60_000,
    // Reduced motion saves a quarter of the CPU time. The gate, the matrix and the journeys run with motion.
    ...(GATE || isMatrix ? {} : { contextOptions: { reducedMotion: 'reduce' as const } }),
    screenshot: 'only-on-failure',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findHeadlessChromium() ?? '', args: [...CHROMIUM_FLAGS] },
  },
});
