import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const validateEmailMail: Mail = {
  name: 'validate-email',
  subject: { nl: 'Bevestig je e-mailadres', en: 'Confirm your email address' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je hebt een account gemaakt. Bevestig je adres, zodat je later je wachtwoord kunt herstellen.',
      ],
      action: 'Bevestig mijn adres',
      closing: 'De link is 7 dagen geldig. Was jij dit niet, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello,',
        'You’ve made an account. Please confirm your address, so that you can recover your password later.',
      ],
      action: 'Confirm my address',
      closing: 'The link is valid for 7 days. If this was not you, there’s nothing you need to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
