import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const buddyInvite: Mail = {
  name: 'buddy-invite',
  subject: {
    nl: '{{name}} vraagt je iets',
    en: '{{name}} has a question for you',
  },
  hasSecondLink: true,
  Body: bothLanguages({
    nl: {
      lines: [
        'Hallo,',
        '{{name}} vraagt of je buddy wilt zijn: iemand die {{name}} steunt. Zeg je ja, dan krijg je elke week een korte mail.',
        'Je kunt altijd stoppen.',
      ],
      action: 'Ja, dat wil ik',
      second: 'Nee, liever niet',
      closing: 'Ken je deze persoon niet? Dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello,',
        '{{name}} asks if you want to be a buddy: someone who supports {{name}}. If you say yes, you get a short mail each week.',
        'You can always stop.',
      ],
      action: 'Yes, I want to',
      second: 'No, rather not',
      closing: 'If you do not know this person, you can ignore this.',
    },
  }),
};
