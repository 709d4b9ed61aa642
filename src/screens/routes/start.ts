import { EVERYONE, PARTICIPANTS, PROFESSIONAL, type Screen, SELF_HELP, screen } from '../screen.ts';

const open = { access: 'public' } as const;
const once = { access: 'default', content: 'none' } as const;

/** Landing, registering, logging in and the links of mails. */
export const START: readonly Screen[] = [
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
  screen('onboarding', PARTICIPANTS, '/registreren', '/register', open),
  screen('credentials', PARTICIPANTS, '/registreren/gegevens', '/register/credentials', open),
  screen('onboarding-hti', SELF_HELP, '/registreren-hti', '/register-hti', { ...open, flag: 'hti' }),
  screen('credentials-hti', SELF_HELP, '/registreren-hti/gegevens', '/register-hti/credentials', { flag: 'hti' }),
  screen('nurse-registration', PROFESSIONAL, '/registreren', '/register', open),
  screen('validate', PARTICIPANTS, '/valideer/:uid/:timestamp/:hash', '/validate/:uid/:timestamp/:hash', once),
  screen('nurse-validate', PROFESSIONAL, '/validate/:uid/:timestamp/:hash', '/validate/:uid/:timestamp/:hash', once),
  screen('login', EVERYONE, '/inloggen', '/login', { ...open, island: 'login' }),
  screen('logout', EVERYONE, '/user/logout', '/user/logout', { content: 'none' }),
  screen('forgot-password', EVERYONE, '/wachtwoord-vergeten', '/forgot-password', open),
  screen('reset-password', EVERYONE, '/user/reset/:uid/:timestamp/:hash', '/user/reset/:uid/:timestamp/:hash', once),
  screen(
    'reset-password-login',
    EVERYONE,
    '/user/reset/:uid/:timestamp/:hash/login',
    '/user/reset/:uid/:timestamp/:hash/login',
    once,
  ),
];
