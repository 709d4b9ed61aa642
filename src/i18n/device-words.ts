import type { Language, Localised } from '#src/domains/domain.ts';

const BROWSER_NAMES = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
} as const;

const SYSTEM_NAMES = {
  android: { nl: 'een Android-toestel', en: 'an Android device' },
  iphone: { nl: 'een iPhone', en: 'an iPhone' },
  ipad: { nl: 'een iPad', en: 'an iPad' },
  chromebook: { nl: 'een Chromebook', en: 'a Chromebook' },
  windows: { nl: 'een Windows-computer', en: 'a Windows computer' },
  mac: { nl: 'een Mac', en: 'a Mac' },
  linux: { nl: 'een Linux-computer', en: 'a Linux computer' },
} as const satisfies Record<string, Localised>;

/** Every name that is kept of a device has its words here: a device of another one is not taken. */
interface NamedDevice {
  readonly browser: keyof typeof BROWSER_NAMES | null;
  readonly system: keyof typeof SYSTEM_NAMES | null;
}

const UNKNOWN = {
  browser: { nl: 'Een andere browser', en: 'Another browser' },
  system: { nl: 'een onbekend toestel', en: 'an unknown device' },
} as const;

/** A device in plain words: "Firefox op een Windows-computer". */
export function deviceInWords({ browser, system }: NamedDevice, language: Language): string {
  const name = browser === null ? UNKNOWN.browser[language] : BROWSER_NAMES[browser];
  const place = system === null ? UNKNOWN.system[language] : SYSTEM_NAMES[system][language];
  return `${name} ${language === 'nl' ? 'op' : 'on'} ${place}`;
}
