import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const messageMail: Mail = {
  name: 'message',
  subject: { nl: 'Er is een bericht voor je', en: 'There is a message for you' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Er staat een bericht voor je klaar. Je leest het na het inloggen.'],
      action: 'Lees je bericht',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'There’s a message waiting for you. You can read it once you’ve logged in.'],
      action: 'Read your message',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
