import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const accountEndsSoonMail: Mail = {
  name: 'account-ends-soon',
  subject: { nl: 'Je account wordt over twee weken verwijderd', en: 'Your account will be deleted in two weeks' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je hebt je account bijna twee jaar niet gebruikt. Daarom verwijderen we het over twee weken, met alles wat erin staat.',
      ],
      action: 'Log in om het te houden',
      closing: 'Dit is de laatste mail die je hierover krijgt.',
    },
    en: {
      lines: [
        'Hello,',
        'You have not used your account for almost two years. In two weeks we’ll delete it, with everything in it.',
      ],
      action: 'Log in to keep it',
      closing: 'This is the last email you’ll get about it.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
