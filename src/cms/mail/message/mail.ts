import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const message: Mail = {
  name: 'message',
  subject: { nl: 'Er is een bericht voor je', en: 'There is a message for you' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Iemand van ons team heeft je een bericht gestuurd. Je leest het na het inloggen.'],
      action: 'Lees je bericht',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'Somebody of our team sent you a message. You read it after logging in.'],
      action: 'Read your message',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
