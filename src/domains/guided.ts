import type { Domain } from './domain.ts';

export const guided: Domain = {
  key: 'guided',
  label: 'begeleid',
  programme: null,
  variant: 'professional',
  languages: ['nl'],
  hasLanding: false,
  loginOnly: false,
  supportPopup: false,
  stopDate: false,
  words: {
    name: { nl: 'voor praktijkondersteuners', en: 'for practice nurses' },
    programme: { nl: 'Voor praktijkondersteuners', en: 'For practice nurses' },
    verb: { nl: 'begeleiden', en: 'guiding' },
  },
  registration: null,
  safety: null,
  landscape: 'dorp',
  theme: { h: 178, c: 0.42, lh: 150, lc: 0.045, w: 88, sand: false },
};
