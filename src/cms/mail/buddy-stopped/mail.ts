import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const buddyStoppedMail: Mail = {
  name: 'buddy-stopped',
  subject: { nl: 'Je bent gestopt', en: 'You’ve stopped' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je bent gestopt als buddy van {{name}}. Je krijgt geen mails meer. Dank je wel voor je steun.',
      ],
      action: 'Dit was niet de bedoeling',
      closing: 'Wilde je stoppen, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello,',
        'You’re no longer {{name}}’s buddy. You will not get any more emails. Thank you for your support.',
      ],
      action: 'This was a mistake',
      closing: 'If you meant to stop, there’s nothing you need to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: { name: 'Sam' },
  long: { name: 'Jan-Willem Alexander van der Meulen-Bakker' },
};
