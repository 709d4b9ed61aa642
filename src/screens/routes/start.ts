import { EVERYONE, PARTICIPANTS, PROFESSIONAL, type Screen, SELF_HELP, toScreen } from '../screen.ts';

const open = { access: 'public' } as const;
const once = { access: 'default', content: 'none' } as const;
const validate = { ...once, island: 'validate' } as const;
const reset = { ...once, island: 'reset-password' } as const;

/** Screens for visitors, registration and login, and targets of links in emails. */
export const START_SCREENS: readonly Screen[] = [
  {
    id: 'landing',
    paths: { nl: '/', en: '/' },
    access: 'public',
    variants: SELF_HELP,
    island: null,
    frame: 'page',
    content: 'page',
  },
  {
    id: 'start',
    paths: { nl: '/', en: '/' },
    access: 'public',
    variants: ['reduced', 'professional'],
    island: null,
    frame: 'page',
    content: 'none',
    leadsTo: 'login',
  },
  // Week of looking without an account; its data are only stored in the browser.
  {
    ...toScreen('looking', SELF_HELP, '/kijken', '/noticing', {
      access: 'default',
      island: 'looking',
      contentOf: ['onboarding'],
      part: 'lookingWeek',
    }),
    isNeutral: true,
  },
  toScreen('onboarding', PARTICIPANTS, '/registreren', '/register', { ...open, island: 'onboarding' }),
  toScreen('credentials', PARTICIPANTS, '/registreren/gegevens', '/register/credentials', {
    ...open,
    island: 'credentials',
  }),
  // Target of the link in a nurse's email: shows the inviting nurse, the purpose, and the choice.
  toScreen('invitation', SELF_HELP, '/uitnodiging/:token', '/invitation/:token', { ...once, island: 'invitation' }),
  // Advice after a yes to a safety question; its URL can also be opened later, and without script.
  toScreen('danger', PARTICIPANTS, '/registreren/eerst-dit', '/register/this-first', {
    access: 'default',
    island: 'danger',
    contentOf: ['onboarding'],
  }),
  // For users launched from a portal, which also logged them in.
  toScreen('onboarding-hti', SELF_HELP, '/registreren-hti', '/register-hti', {
    access: 'default',
    flag: 'hti',
    island: 'onboarding-hti',
    contentOf: ['onboarding-hti', 'onboarding'],
  }),
  toScreen('danger-hti', SELF_HELP, '/registreren-hti/eerst-dit', '/register-hti/this-first', {
    access: 'default',
    flag: 'hti',
    island: 'danger-hti',
    contentOf: ['onboarding-hti', 'onboarding'],
  }),
  toScreen('hti-failed', EVERYONE, '/registreren-hti/mislukt', '/register-hti/failed', {
    ...once,
    island: 'hti-failed',
  }),
  toScreen('credentials-hti', SELF_HELP, '/registreren-hti/gegevens', '/register-hti/credentials', {
    flag: 'hti',
    island: 'credentials-hti',
  }),
  toScreen('nurse-registration', PROFESSIONAL, '/registreren', '/register', {
    ...open,
    island: 'nurse-registration',
  }),
  toScreen('validate', PARTICIPANTS, '/valideer/:uid/:timestamp/:hash', '/validate/:uid/:timestamp/:hash', validate),
  toScreen(
    'nurse-validate',
    PROFESSIONAL,
    '/validate/:uid/:timestamp/:hash',
    '/validate/:uid/:timestamp/:hash',
    validate,
  ),
  toScreen('login', EVERYONE, '/inloggen', '/login', { ...open, island: 'login' }),
  toScreen('logout', EVERYONE, '/user/logout', '/user/logout', { content: 'none', island: 'logout' }),
  // Unlock screen of a locked session: it does not reveal the programme.
  toScreen('lock', PARTICIPANTS, '/slot', '/lock', { ...once, frame: 'bare', island: 'lock' }),
  toScreen('forgot-password', EVERYONE, '/wachtwoord-vergeten', '/forgot-password', {
    ...open,
    island: 'forgot-password',
  }),
  toScreen('reset-password', EVERYONE, '/user/reset/:uid/:timestamp/:hash', '/user/reset/:uid/:timestamp/:hash', reset),
  toScreen(
    'reset-password-login',
    EVERYONE,
    '/user/reset/:uid/:timestamp/:hash/login',
    '/user/reset/:uid/:timestamp/:hash/login',
    reset,
  ),
];
