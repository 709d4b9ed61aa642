import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const buddyEndedMail: Mail = {
  name: 'buddy-ended',
  subject: { nl: 'Bedankt voor je steun', en: 'Thank you for your support' },
  hasNoLink: true,
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je bent niet langer buddy van {{name}}. Je krijgt hierover dus geen mails meer. Bedankt voor je steun in de afgelopen tijd.',
      ],
    },
    en: {
      lines: [
        'Hello,',
        'You are no longer {{name}}’s buddy, so you will not get any more emails about this. Thank you for your support.',
      ],
    },
  }),
};

export const examples: MailExamples = {
  default: { name: 'Sam' },
  long: { name: 'Jan-Willem Alexander van der Meulen-Bakker' },
};
