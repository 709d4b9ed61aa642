import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const staffPasswordMail: Mail = {
  name: 'staff-password',
  subject: { nl: 'Je wachtwoord is gewijzigd', en: 'Your password has changed' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Het wachtwoord van je account als medewerker is gewijzigd. Op andere apparaten ben je uitgelogd.',
      ],
      action: 'Naar inloggen',
      closing: 'Was jij dit niet, zeg het dan meteen tegen een beheerder.',
    },
    en: {
      lines: [
        'Hello,',
        'The password of your account as a member of staff has changed. You’ve been logged out on your other devices.',
      ],
      action: 'Go to log in',
      closing: 'If this was not you, tell an administrator at once.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
