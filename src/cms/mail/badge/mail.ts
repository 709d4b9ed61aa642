import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const badge: Mail = {
  name: 'badge',
  subject: { nl: 'Een bericht voor jou', en: 'A message for you' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Er staat een bericht voor je klaar.'],
      action: 'Lees je bericht',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'There’s a message for you.'],
      action: 'Read your message',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
