import type { Domain } from './domain.ts';

export const cocaine: Domain = {
  key: 'cocaine',
  label: 'cocaine',
  programme: 'zelfhulpcocaine',
  variant: 'self-help',
  languages: ['nl', 'en'],
  hasLanding: true,
  loginOnly: false,
  supportPopup: true,
  stopDate: false,
  words: {
    name: { nl: 'cocaïne', en: 'cocaine' },
    programme: { nl: 'Minder of geen cocaïne', en: 'Use less cocaine or stop' },
    unit: { key: 'cocaine', one: { nl: 'gram', en: 'gram' }, many: { nl: 'gram', en: 'grams' }, isWhole: false },
    verb: { nl: 'cocaïne gebruiken', en: 'using cocaine' },
  },
  registration: {
    step: 0.5,
    maximum: 20,
    checkFrom: 5,
    goalRounding: 0.5,
    hasCost: false,
    hasDrinks: false,
    hasLines: true,
    extraPlaces: [],
  },
  safety: { webform: 'cocaine_1_1', first: 'everybody' },
  landscape: 'wad',
  theme: { h: 225, c: 0.45, lh: 110, lc: 0.028, w: 42, sand: false },
};
