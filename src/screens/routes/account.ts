import type { Variant } from '#src/domains/domain.ts';
import { EVERYONE, PARTICIPANTS, PROFESSIONAL, type Screen, SELF_HELP, toScreen } from '../screen.ts';

/** Defines a page of the account; its id is also the name of its island. */
const accountPage = (id: string, variants: readonly Variant[], nl: string, en: string) =>
  toScreen(id, variants, nl, en, { island: id, partOf: 'account' });

/** The account page and its subpages. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  toScreen('account', PARTICIPANTS, '/account', '/account', { island: 'account' }),
  toScreen('nurse-account', PROFESSIONAL, '/account', '/account', { island: 'nurse-account' }),
  toScreen('consent', PARTICIPANTS, '/toestemming', '/consent', { content: 'none', island: 'consent' }),
  accountPage('account-email', EVERYONE, '/account/email-wijzigen', '/account/change-email'),
  accountPage('account-password', EVERYONE, '/account/wachtwoord-wijzigen', '/account/change-password'),
  accountPage('account-sessions', EVERYONE, '/account/waar-ingelogd', '/account/where-logged-in'),
  accountPage('account-reads', EVERYONE, '/account/wie-keek', '/account/who-looked'),
  accountPage('account-lock', PARTICIPANTS, '/account/slot', '/account/lock'),
  accountPage('account-notifications', PARTICIPANTS, '/account/meldingen', '/account/notifications'),
  accountPage('account-self-tests', SELF_HELP, '/account/zelftests', '/account/self-tests'),
  accountPage('account-summary', SELF_HELP, '/account/overzicht', '/account/summary'),
  accountPage('account-avatar', SELF_HELP, '/account/mijn-avatar', '/account/my-avatar'),
  accountPage('account-nurse', SELF_HELP, '/account/mijn-poh', '/account/my-nurse-practitioner'),
  accountPage('account-buddies', SELF_HELP, '/account/buddies', '/account/buddies'),
];
