import type { Domain } from './domain.ts';

export const cannabis: Domain = {
  key: 'cannabis',
  label: 'cannabis',
  programme: 'zelfhulpcannabis',
  variant: 'self-help',
  languages: ['nl', 'en'],
  hasLanding: true,
  loginOnly: false,
  supportPopup: true,
  stopDate: false,
  words: {
    name: { nl: 'cannabis', en: 'cannabis' },
    programme: { nl: 'Minder of niet blowen', en: 'Use less cannabis or stop' },
    unit: { key: 'cannabis', one: { nl: 'joint', en: 'joint' }, many: { nl: 'joints', en: 'joints' }, isWhole: true },
    verb: { nl: 'blowen', en: 'using cannabis' },
  },
  registration: {
    step: 0.5,
    maximum: 30,
    checkFrom: 10,
    goalRounding: 0.5,
    hasCost: false,
    hasDrinks: false,
    hasLines: false,
    extraPlaces: ['coffeeshop'],
  },
  safety: { webform: 'cannabis_1_1', first: 'everybody' },
  landscape: 'bos',
  theme: { h: 150, c: 0.95, lh: 140, lc: 0.08, w: 82, sand: false },
};
