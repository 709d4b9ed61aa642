import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const buddyInviteMail: Mail = {
  name: 'buddy-invite',
  subject: {
    nl: '{{name}} vraagt je iets',
    en: '{{name}} has a question for you',
  },
  hasSecondLink: true,
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        '{{name}} zoekt steun en vraagt of je buddy wilt zijn. Zeg je ja, dan krijg je elke week een korte mail.',
        'Je kunt er altijd weer mee stoppen.',
      ],
      action: 'Ja, dat wil ik',
      second: 'Nee, liever niet',
      closing: 'Ken je deze persoon niet, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello,',
        '{{name}} would like you to be a buddy, someone who gives support. If you say yes, you’ll get a short email each week.',
        'You can stop at any time.',
      ],
      action: 'Yes, I’d like to',
      second: 'No, I’d rather not',
      closing: 'If you do not know this person, you can ignore this email.',
    },
  }),
};

export const examples: MailExamples = {
  default: { name: 'Sam' },
  long: { name: 'Jan-Willem Alexander van der Meulen-Bakker' },
};
