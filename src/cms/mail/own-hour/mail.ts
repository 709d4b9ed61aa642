import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const preferredHourMail: Mail = {
  name: 'own-hour',
  subject: { nl: 'Je moment van vandaag', en: 'Your moment today' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Je koos dit moment zelf. Er staat iets voor je klaar.'],
      action: 'Bekijk wat er klaarstaat',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'You chose this moment yourself. There’s something ready for you.'],
      action: 'See what’s ready',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
