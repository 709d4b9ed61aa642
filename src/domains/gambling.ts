import type { Domain } from './domain.ts';

export const gambling: Domain = {
  key: 'gambling',
  label: 'gokken',
  programme: 'zelfhulpgokken',
  variant: 'self-help',
  languages: ['nl', 'en'],
  hasLanding: true,
  loginOnly: false,
  supportPopup: true,
  stopDate: false,
  words: {
    name: { nl: 'gokken', en: 'gambling' },
    programme: { nl: 'Minder of niet gokken', en: 'Gamble less or stop' },
    unit: { key: 'gambling', one: { nl: 'uur', en: 'hour' }, many: { nl: 'uur', en: 'hours' }, isWhole: false },
    verb: { nl: 'gokken', en: 'gambling' },
  },
  registration: {
    step: 0.25,
    maximum: 24,
    checkFrom: 8,
    goalRounding: 0.5,
    hasCost: true,
    hasDrinks: false,
    hasLines: false,
    extraPlaces: ['casino'],
  },
  safety: { webform: 'gambling_1_4', first: 'danger' },
  landscape: 'rivier',
  theme: { h: 268, c: 0.95, lh: 180, lc: 0.06, w: 62, sand: false },
};
