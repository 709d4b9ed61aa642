import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const staffLinkMail: Mail = {
  name: 'staff-link',
  subject: { nl: 'Je account als medewerker', en: 'Your account as a member of staff' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo {{name}},',
        'Je hebt een account als medewerker. Kies met de link je wachtwoord. Houd je telefoon erbij, want inloggen gaat in twee stappen.',
      ],
      action: 'Kies mijn wachtwoord',
      closing: 'De link is 7 dagen geldig en werkt één keer. Verwacht je dit niet, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello {{name}},',
        'You have an account as a member of staff. You can choose your password with the link. Keep your phone with you, because logging in takes two steps.',
      ],
      action: 'Choose my password',
      closing:
        'The link is valid for 7 days and works once. If you did not expect this, there’s nothing you need to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: { name: 'Robin' },
};
