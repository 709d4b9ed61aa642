import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const validateEmail: Mail = {
  name: 'validate-email',
  subject: { nl: 'Bevestig je e-mailadres', en: 'Confirm your email address' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Je hebt een account gemaakt. Bevestig je adres, dan kun je later je wachtwoord herstellen.'],
      action: 'Bevestig mijn adres',
      closing: 'De link is 7 dagen geldig. Was jij dit niet? Dan hoef je niets te doen.',
    },
    en: {
      lines: ['Hello,', 'You made an account. Confirm your address, so that you can recover your password later.'],
      action: 'Confirm my address',
      closing: 'The link is valid for 7 days. If this was not you, there’s nothing you need to do.',
    },
  }),
};
