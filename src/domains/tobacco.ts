import type { Domain } from './domain.ts';

export const tobacco: Domain = {
  key: 'tobacco',
  label: 'tabak',
  programme: 'zelfhulptabak',
  variant: 'self-help',
  languages: ['nl', 'en'],
  hasLanding: true,
  loginOnly: false,
  supportPopup: true,
  stopDate: true,
  words: {
    name: { nl: 'roken', en: 'smoking' },
    programme: { nl: 'Stoppen met roken', en: 'Stop smoking' },
    unit: { one: { nl: 'sigaret', en: 'cigarette' }, many: { nl: 'sigaretten', en: 'cigarettes' }, isWhole: true },
    verb: { nl: 'roken', en: 'smoking' },
  },
  registration: {
    step: 0.5,
    maximum: 100,
    checkFrom: 40,
    goalRounding: 0.5,
    hasCost: false,
    hasDrinks: false,
    hasLines: false,
    extraPlaces: [],
  },
  safety: { webform: 'tobacco_1_1', first: 'danger' },
  landscape: 'duin',
  theme: { h: 242, c: 1.05, lh: 95, lc: 0.06, w: 48, sand: true },
};
