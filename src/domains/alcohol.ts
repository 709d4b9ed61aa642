import type { Domain } from './domain.ts';

export const alcohol: Domain = {
  key: 'alcohol',
  label: 'alcohol',
  programme: 'zelfhulpalcohol',
  variant: 'self-help',
  languages: ['nl', 'en'],
  hasLanding: true,
  loginOnly: false,
  supportPopup: true,
  stopDate: false,
  words: {
    name: { nl: 'alcohol', en: 'alcohol' },
    programme: { nl: 'Minder of niet drinken', en: 'Drink less or stop' },
    unit: { key: 'alcohol', one: { nl: 'glas', en: 'drink' }, many: { nl: 'glazen', en: 'drinks' }, isWhole: true },
    verb: { nl: 'drinken', en: 'drinking' },
  },
  registration: {
    step: 0.5,
    maximum: 50,
    checkFrom: 8,
    goalRounding: 0.25,
    hasCost: false,
    hasDrinks: true,
    hasLines: false,
    extraPlaces: [],
  },
  safety: { webform: 'alcohol_1_1', first: 'everybody', fit: 'aanval' },
  landscape: 'hero',
  theme: { h: 200, c: 1, lh: 158, lc: 0.075, w: 72, sand: false },
};
