import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const thinkingOfYouMail: Mail = {
  name: 'thinking-of-you',
  subject: { nl: 'We denken aan je', en: 'Thinking of you' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Je was er een tijdje niet, en je hoeft niets in te halen. Begin waar je bent.'],
      action: 'Ga verder',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: [
        'Hello,',
        'You’ve been away for a while, and there’s nothing to catch up on. You can start where you are.',
      ],
      action: 'Carry on',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
