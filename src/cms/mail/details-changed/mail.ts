import type { Localised } from '#src/domains/domain.ts';
import type { Mail, MailExamples, MailValues } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

const CHANGES: Readonly<Record<NonNullable<MailValues['changed']>, Localised>> = {
  password: {
    nl: 'Het wachtwoord van je account is gewijzigd.',
    en: 'The password of your account has changed.',
  },
  mail: {
    nl: 'Het e-mailadres van je account is gewijzigd. Mails over je account gaan nu naar het nieuwe adres.',
    en: 'The email address of your account has changed. Emails about your account now go to the new address.',
  },
  both: {
    nl: 'Het wachtwoord en het e-mailadres van je account zijn gewijzigd.',
    en: 'The password and the email address of your account have changed.',
  },
  factor: {
    nl: 'De tweede stap van je account is weggehaald door een beheerder. Bij het inloggen stel je een nieuwe in.',
    en: 'An administrator has removed the second step from your account. When you next log in, you’ll set up a new one.',
  },
};

/** Labels of the link; a replaced address can no longer request a new password. */
const ACTIONS: Readonly<Record<'password' | 'mail', Localised>> = {
  password: { nl: 'Was jij dit niet? Vraag een nieuw wachtwoord', en: 'If this was not you, ask for a new password' },
  mail: {
    nl: 'Was jij dit niet? Neem meteen contact met ons op',
    en: 'If this was not you, contact us straight away',
  },
};

export const detailsChangedMail: Mail = {
  name: 'details-changed',
  subject: { nl: 'Je gegevens zijn gewijzigd', en: 'Your details have changed' },
  Body: createBilingualMail(
    {
      nl: {
        lines: ['Hallo,', '{{change}}'],
        action: '{{action}}',
        closing: 'Was jij dit wel, dan hoef je niets te doen.',
      },
      en: {
        lines: ['Hello,', '{{change}}'],
        action: '{{action}}',
        closing: 'If this was you, there’s nothing you need to do.',
      },
    },
    ({ changed = 'password' }, language) => ({
      change: CHANGES[changed][language],
      action: ACTIONS[changed === 'mail' || changed === 'both' ? 'mail' : 'password'][language],
    }),
  ),
};

export const examples: MailExamples = {
  default: { changed: 'password' },
  'email address': { changed: 'mail' },
  both: { changed: 'both' },
  'second step': { changed: 'factor' },
};
