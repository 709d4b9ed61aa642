import type { Domain } from './domain.ts';

export const closeOnes: Domain = {
  key: 'close-ones',
  label: 'naasten',
  programme: 'zelfhulpnaasten',
  variant: 'reduced',
  languages: ['nl', 'en'],
  hasLanding: false,
  loginOnly: false,
  supportPopup: true,
  stopDate: false,
  words: {
    name: { nl: 'voor naasten', en: 'for family and friends' },
    programme: { nl: 'Voor naasten', en: 'For family and friends' },
    verb: { nl: 'gebruiken', en: 'using' },
  },
  registration: null,
  safety: { webform: 'closeones_1_1', first: 'danger' },
  landscape: 'boomgaard',
  theme: { h: 12, c: 1, lh: 135, lc: 0.07, w: 70, sand: false },
};
