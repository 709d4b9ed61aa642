import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const endOfPhase: Mail = {
  name: 'end-of-phase',
  subject: { nl: 'Er is iets nieuws voor je', en: 'Something new for you' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Je volgende stuk is open. Je kunt beginnen als het jou past.'],
      action: 'Kijk wat er klaarstaat',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'Your next part is open. You can begin when it suits you.'],
      action: 'See what is ready',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
