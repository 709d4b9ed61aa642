import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const detailsChanged: Mail = {
  name: 'details-changed',
  subject: { nl: 'Je gegevens zijn gewijzigd', en: 'Your details changed' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Het wachtwoord of het e-mailadres van je account is gewijzigd.'],
      action: 'Was jij dit niet? Vraag een nieuw wachtwoord',
      closing: 'Was jij dit wel? Dan hoef je niets te doen.',
    },
    en: {
      lines: ['Hello,', 'The password or the email address of your account has changed.'],
      action: 'Was this not you? Ask for a new password',
      closing: 'Was this you? Then you need not do anything.',
    },
  }),
};
