import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.ts';

/** Flags that prevent Chromium's background requests on a computer without internet. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Default font size of a browser with 200 % text; widths in rem grow with it. */
export const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of Chromium: CHROMIUM_PATH, Playwright's, then the system's; undefined if none is installed. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

/** Debian's headless Chromium needs a third less CPU for the same pages, but has no back/forward cache. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** Returns the browser for end-to-end tests: CHROMIUM_PATH, headless Chromium, or the full browser. */
export function findHeadlessChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, HEADLESS].find((path) => path && existsSync(path)) ?? findChromium();
}

/**
 * Returns the path of Chromium. Installs Debian's package if run as root on Debian; otherwise throws with the command to
 * run.
 */
export function ensureChromium(): string {
  const chromium = findChromium();
  if (chromium) return chromium;
  if (!canInstallPackages()) {
    throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.');
  }
  updatePackageLists();
  installPackages('chromium');
  try {
    installPackages(HEADLESS.slice('/usr/bin/'.length));
  } catch {
    // Older Debian releases lack the package; end-to-end tests then use the full browser.
  }
  const installedChromium = findChromium();
  if (!installedChromium)
    throw new Error(`Debian ${readFileSync('/etc/debian_version', 'utf8').trim()} installed no Chromium.`);
  return installedChromium;
}
