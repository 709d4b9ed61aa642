import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const thinkingOfYou: Mail = {
  name: 'thinking-of-you',
  subject: { nl: 'We denken aan je', en: 'Thinking of you' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Je was er een tijdje niet. Je hoeft niets in te halen. Begin waar je bent.'],
      action: 'Ga verder',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'You’ve been away for a while. You need not catch up. Begin where you are.'],
      action: 'Go on',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
