import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const endOfPhaseMail: Mail = {
  name: 'end-of-phase',
  subject: { nl: 'Er is iets nieuws voor je', en: 'Something new for you' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'De volgende week staat voor je klaar. Je kunt beginnen als het jou past.'],
      action: 'Kijk wat er klaarstaat',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'The next week is ready for you, and you can begin whenever it suits you.'],
      action: 'See what’s ready',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
