import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const resetPasswordMail: Mail = {
  name: 'reset-password',
  subject: { nl: 'Nieuw wachtwoord', en: 'New password' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Je hebt om een nieuw wachtwoord gevraagd. Je kiest het via deze link.'],
      action: 'Kies een nieuw wachtwoord',
      closing: 'De link is 24 uur geldig en werkt één keer. Was jij dit niet, dan verandert er niets.',
    },
    en: {
      lines: ['Hello,', 'You asked for a new password, which you can choose with this link.'],
      action: 'Choose a new password',
      closing: 'The link is valid for 24 hours and works once. If this was not you, nothing changes.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
