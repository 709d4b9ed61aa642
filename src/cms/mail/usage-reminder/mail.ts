import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const usageReminder: Mail = {
  name: 'usage-reminder',
  subject: { nl: 'Heb je een minuut?', en: 'Do you have a minute?' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Je dag van gisteren staat nog open. Invullen kost een minuut.'],
      action: 'Vul je dag in',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'Your day of yesterday is still open. Filling it in takes a minute.'],
      action: 'Fill in your day',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
