import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const endOfPhase: Mail = {
  name: 'end-of-phase',
  subject: { nl: 'Er is iets nieuws voor je', en: 'Something new for you' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'De volgende week staat voor je klaar. Je kunt beginnen als het jou past.'],
      action: 'Kijk wat er klaarstaat',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'The next week is ready for you. You can begin when it suits you.'],
      action: 'See what is ready',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
