import type { Domain, Unit } from './domain.ts';

/** A hand-rolled cigarette counts as one. */
const cigarettes: Unit = {
  key: 'tobacco',
  one: { nl: 'sigaret', en: 'cigarette' },
  many: { nl: 'sigaretten', en: 'cigarettes' },
  isWhole: true,
};

/** One use of a vape, from picking it up to putting it down; it cannot be converted to a number of cigarettes. */
const vapeMoments: Unit = {
  key: 'vape-moments',
  one: { nl: 'vapemoment', en: 'vaping session' },
  many: { nl: 'vapemomenten', en: 'vaping sessions' },
  isWhole: true,
};

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
    unit: cigarettes,
    unitChoices: [cigarettes, vapeMoments],
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
