import type { Variant } from '#src/domains/domain.ts';
import { EVERYONE, PARTICIPANTS, PROFESSIONAL, type Screen, SELF_HELP, toScreen } from '../screen.ts';

/** Defines a page of the account; its id is also the name of its island. */
const createAccountPage = (id: string, variants: readonly Variant[], nl: string, en: string) =>
  toScreen(id, variants, nl, en, { island: id, partOf: 'account' });

/** The account page and its subpages. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  toScreen('account', PARTICIPANTS, '/account', '/account', { island: 'account' }),
  toScreen('nurse-account', PROFESSIONAL, '/account', '/account', { island: 'nurse-account' }),
  toScreen('consent', PARTICIPANTS, '/toestemming', '/consent', { content: 'none', island: 'consent' }),
  createAccountPage('account-email', EVERYONE, '/account/email-wijzigen', '/account/change-email'),
  createAccountPage('account-password', EVERYONE, '/account/wachtwoord-wijzigen', '/account/change-password'),
  createAccountPage('account-sessions', EVERYONE, '/account/waar-ingelogd', '/account/where-logged-in'),
  createAccountPage('account-reads', EVERYONE, '/account/wie-keek', '/account/who-looked'),
  createAccountPage('account-lock', PARTICIPANTS, '/account/slot', '/account/lock'),
  createAccountPage('account-notifications', PARTICIPANTS, '/account/meldingen', '/account/notifications'),
  createAccountPage('account-self-tests', SELF_HELP, '/account/zelftests', '/account/self-tests'),
  createAccountPage('account-summary', SELF_HELP, '/account/overzicht', '/account/summary'),
  createAccountPage('account-avatar', SELF_HELP, '/account/mijn-avatar', '/account/my-avatar'),
  createAccountPage('account-nurse', SELF_HELP, '/account/mijn-poh', '/account/my-nurse-practitioner'),
  createAccountPage('account-buddies', SELF_HELP, '/account/buddies', '/account/buddies'),
];
