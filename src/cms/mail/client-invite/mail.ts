import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const clientInviteMail: Mail = {
  name: 'client-invite',
  subject: { nl: 'Er is een uitnodiging voor je', en: 'There is an invitation for you' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo {{name}},',
        'Je praktijkondersteuner nodigt je uit. Via de link lees je wie dat is en waarvoor, en je kiest zelf of je begint.',
      ],
      action: 'Bekijk de uitnodiging',
      closing: 'De link werkt 30 dagen. Verwacht je dit niet, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello {{name}},',
        'Your practice nurse has invited you. The link tells you who that is and what it’s for, and you decide whether to begin.',
      ],
      action: 'See the invitation',
      closing: 'The link works for 30 days. If you did not expect this, there’s nothing you need to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: { name: 'Sam' },
  long: { name: 'Jan-Willem Alexander van der Meulen-Bakker' },
};
