import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.ts';

/** Flags that keep Chromium quiet on a machine without internet. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The text of the browser at 200 %, as somebody sets it: widths in rem grow with it, those of a style would not. */
export const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser on this machine: CHROMIUM_PATH, Playwright's own, then the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

/** Chromium without a window, as Debian brings it: a third less work for the same pages, but it keeps no page for "back". */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/** The browser of the stories: CHROMIUM_PATH, the one without a window, or the whole browser. */
export function findWindowless(): string | undefined {
  return [process.env.CHROMIUM_PATH, WINDOWLESS].find((path) => path && existsSync(path)) ?? findChromium();
}

/** Finds Chromium, or installs Debian's where the tests run as root on Debian; else stops with the line to run. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!canInstallPackages()) {
    throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.');
  }
  updatePackageLists();
  installPackages('chromium');
  try {
    installPackages(WINDOWLESS.slice('/usr/bin/'.length));
  } catch {
    // An older Debian has none: the whole browser tells the stories too.
  }
  const installed = findChromium();
  if (!installed)
    throw new Error(`Debian ${readFileSync('/etc/debian_version', 'utf8').trim()} installed no Chromium.`);
  return installed;
}
