import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const badgeMail: Mail = {
  name: 'badge',
  subject: { nl: 'Een bericht voor jou', en: 'A message for you' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Er staat een bericht voor je klaar.'],
      action: 'Lees je bericht',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'There’s a message waiting for you.'],
      action: 'Read your message',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
