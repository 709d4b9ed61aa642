import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const weekMail: Mail = {
  name: 'week',
  subject: { nl: 'Eén minuut voor je week', en: 'One minute for your week' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Vul je week in als je een minuut hebt. Inloggen hoeft niet.', 'Stuur deze mail niet door.'],
      action: 'Vul je week in',
    },
    en: {
      lines: [
        'Hello,',
        'Enter your week when you have a minute. There’s no need to log in.',
        'Please do not forward this email.',
      ],
      action: 'Enter your week',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
