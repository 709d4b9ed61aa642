import type { Variant } from '#src/domains/domain.ts';
import { EVERYONE, PARTICIPANTS, PROFESSIONAL, type Screen, SELF_HELP, screen } from '../screen.ts';

/** Defines a page of the account; its id is also the name of its island. */
const part = (id: string, variants: readonly Variant[], nl: string, en: string) =>
  screen(id, variants, nl, en, { island: id, partOf: 'account' });

/** The account page and its subpages. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  screen('account', PARTICIPANTS, '/account', '/account', { island: 'account' }),
  screen('nurse-account', PROFESSIONAL, '/account', '/account', { island: 'nurse-account' }),
  screen('consent', PARTICIPANTS, '/toestemming', '/consent', { content: 'none', island: 'consent' }),
  part('account-email', EVERYONE, '/account/email-wijzigen', '/account/change-email'),
  part('account-password', EVERYONE, '/account/wachtwoord-wijzigen', '/account/change-password'),
  part('account-sessions', EVERYONE, '/account/waar-ingelogd', '/account/where-logged-in'),
  part('account-reads', EVERYONE, '/account/wie-keek', '/account/who-looked'),
  part('account-lock', PARTICIPANTS, '/account/slot', '/account/lock'),
  part('account-notifications', PARTICIPANTS, '/account/meldingen', '/account/notifications'),
  part('account-self-tests', SELF_HELP, '/account/zelftests', '/account/self-tests'),
  part('account-summary', SELF_HELP, '/account/overzicht', '/account/summary'),
  part('account-avatar', SELF_HELP, '/account/mijn-avatar', '/account/my-avatar'),
  part('account-nurse', SELF_HELP, '/account/mijn-poh', '/account/my-nurse-practitioner'),
  part('account-buddies', SELF_HELP, '/account/buddies', '/account/buddies'),
];
