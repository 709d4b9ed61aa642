import type texts from '../../public/locales/nl/sessions.json';

/** Browsers are called the same in every language. */
const BROWSER_NAMES = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
} as const;

/** Every name that is kept of a device has its words: a device of another one is not taken. */
interface NamedDevice {
  readonly browser: keyof typeof BROWSER_NAMES | null;
  readonly system: Exclude<keyof (typeof texts)['device']['systems'], 'unknown'> | null;
}

type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** A device in plain words: "Firefox op een Windows-computer". `t` takes `namespace.key`. */
export function formatDevice({ browser, system }: NamedDevice, t: Translate): string {
  return t('sessions.device.words', {
    browser: browser === null ? t('sessions.device.otherBrowser') : BROWSER_NAMES[browser],
    system: t(`sessions.device.systems.${system ?? 'unknown'}`),
  });
}
