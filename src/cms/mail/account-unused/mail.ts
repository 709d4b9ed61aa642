import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const accountUnusedMail: Mail = {
  name: 'account-unused',
  subject: { nl: 'Je account is lang niet gebruikt', en: 'Your account has not been used for a long time' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je hebt je account bijna twee jaar niet gebruikt. Daarom verwijderen we het over ongeveer twee maanden, met alles wat erin staat.',
      ],
      action: 'Log in om het te houden',
      closing: 'Heb je je account niet meer nodig, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello,',
        'You have not used your account for almost two years. In about two months we’ll delete it, with everything in it.',
      ],
      action: 'Log in to keep it',
      closing: 'If you no longer need your account, there’s nothing you have to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
