import type texts from '../../public/locales/nl/sessions.json';

/** Browser names, which are not translated. */
const BROWSER_NAMES = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
} as const;

/** A stored device, limited to the browsers and operating systems that have a text. */
interface NamedDevice {
  readonly browser: keyof typeof BROWSER_NAMES | null;
  readonly system: Exclude<keyof (typeof texts)['device']['systems'], 'unknown'> | null;
}

type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Formats a device: "Firefox op een Windows-computer". `t` takes `namespace.key`. */
export function formatDevice({ browser, system }: NamedDevice, t: Translate): string {
  return t('sessions.device.words', {
    browser: browser === null ? t('sessions.device.otherBrowser') : BROWSER_NAMES[browser],
    system: t(`sessions.device.systems.${system ?? 'unknown'}`),
  });
}
