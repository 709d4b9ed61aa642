import type { IncomingMessage } from 'node:http';
import { type Browsers, MINIMUM_BROWSERS } from '#src/browsers.ts';
import type { LogEvent } from '#src/render/locals.ts';

type Browser = readonly [name: keyof Browsers, major: number, minor: number];

/** All browsers on an iPhone or iPad are Safari of that iOS version, and most others are Chrome. */
const NAMED: readonly (readonly [keyof Browsers, RegExp])[] = [
  ['safari', /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_(\d+)/],
  ['firefox', /\bFirefox\/(\d+)\.(\d+)/],
  ['chrome', /\bChrome\/(\d+)\.(\d+)/],
  ['safari', /\bVersion\/(\d+)\.(\d+).*\bSafari\//],
];

/** Returns the browser of a user agent; null if it is not a supported one. */
export function detectBrowser(userAgent: string): Browser | null {
  for (const [name, pattern] of NAMED) {
    const [, major, minor] = pattern.exec(userAgent) ?? [];
    if (major !== undefined) return [name, Number(major), Number(minor)];
  }
  return null;
}

export function isSupportedBrowser([name, major, minor]: Browser): boolean {
  const [first = 0, second = 0] = MINIMUM_BROWSERS[name].split('.').map(Number);
  return major > first || (major === first && minor >= second);
}

const HOUR_MS = 3_600_000;

/**
 * Counts page requests of browsers older than the supported versions, by browser and major version, together with the
 * total. Logged once an hour, without user or IP address.
 */
export function countOldBrowsers(log: (event: LogEvent) => void, everyMs = HOUR_MS) {
  let pages = 0;
  let childCounts = new Map<string, number>();
  const write = () => {
    if (childCounts.size > 0) {
      const counts = [...childCounts].map(([browser, count]) => `${browser}: ${count}`);
      log({ event: 'old-browsers', pages, below: counts.join(', ') });
    }
    pages = 0;
    childCounts = new Map();
  };
  const timer = setInterval(write, everyMs).unref();
  return {
    count: ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): void => {
      if (method !== 'GET' || !headers.accept?.startsWith('text/html')) return;
      pages += 1;
      const browser = detectBrowser(headers['user-agent'] ?? '');
      if (browser === null || isSupportedBrowser(browser)) return;
      const name = `${browser[0]} ${browser[1]}`;
      childCounts.set(name, (childCounts.get(name) ?? 0) + 1);
    },
    close: (): void => {
      clearInterval(timer);
      write();
    },
  };
}
