import { EVERYONE, PARTICIPANTS, PROFESSIONAL, type Screen, SELF_HELP, screen } from '../screen.ts';

/** The account and its pages. */
export const ACCOUNT: readonly Screen[] = [
  screen('account', PARTICIPANTS, '/account', '/account', { island: 'account' }),
  screen('nurse-account', PROFESSIONAL, '/account', '/account', { island: 'nurse-account' }),
  screen('consent', PARTICIPANTS, '/toestemming', '/consent', { content: 'none', island: 'consent' }),
  screen('account-email', EVERYONE, '/account/email-wijzigen', '/account/change-email', { island: 'account-email' }),
  screen('account-password', EVERYONE, '/account/wachtwoord-wijzigen', '/account/change-password', {
    island: 'account-password',
  }),
  screen('account-sessions', EVERYONE, '/account/waar-ingelogd', '/account/where-logged-in', {
    island: 'account-sessions',
  }),
  screen('account-notifications', PARTICIPANTS, '/account/meldingen', '/account/notifications', {
    island: 'account-notifications',
  }),
  screen('account-avatar', SELF_HELP, '/account/mijn-avatar', '/account/my-avatar', { island: 'account-avatar' }),
  screen('account-nurse', SELF_HELP, '/account/mijn-poh', '/account/my-nurse-practitioner', {
    island: 'account-nurse',
  }),
  screen('account-buddies', SELF_HELP, '/account/buddies', '/account/buddies', { island: 'account-buddies' }),
];
