export const BROWSERS = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const;
export const OPERATING_SYSTEMS = ['android', 'iphone', 'ipad', 'chromebook', 'windows', 'mac', 'linux'] as const;
export type Browser = (typeof BROWSERS)[number];
export type System = (typeof OPERATING_SYSTEMS)[number];

/** Stored device of a login: two names of a short list, so that it does not identify a user. */
export interface Device {
  /** Null for any other browser. */
  readonly browser: Browser | null;
  readonly system: System | null;
}

/** Patterns in order; the first match counts, as most browsers also mention others. */
const BROWSER_MARKS: Readonly<Record<Browser, RegExp>> = {
  edge: /\bEdg(e|A|iOS)?\//,
  opera: /\b(OPR|OPiOS|Opera)\b/,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(Firefox|FxiOS)\//,
  chrome: /\b(Chrome|CriOS|HeadlessChrome)\//,
  safari: /\bSafari\//,
};

const SYSTEM_MARKS: Readonly<Record<System, RegExp>> = {
  android: /\bAndroid\b/,
  iphone: /\b(iPhone|iPod)\b/,
  ipad: /\biPad\b/,
  chromebook: /\bCrOS\b/,
  windows: /\bWindows\b/,
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
};

/** Parses the user agent of a browser. */
export function parseUserAgent(agent: string): Device {
  return {
    browser: BROWSERS.find((name) => BROWSER_MARKS[name].test(agent)) ?? null,
    system: OPERATING_SYSTEMS.find((name) => SYSTEM_MARKS[name].test(agent)) ?? null,
  };
}
