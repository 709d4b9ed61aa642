import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const testMail: Mail = {
  name: 'test-mail',
  subject: { nl: 'Proefmail', en: 'Test email' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Deze mail is aangekomen. Open de link om dat te bevestigen.'],
      action: 'Bevestig dat de mail er is',
      closing: 'Vroeg je niet om een proefmail, dan hoef je niets te doen.',
    },
    en: {
      lines: ['Hello,', 'This email has arrived, and you can open the link to confirm it.'],
      action: 'Confirm that it arrived',
      closing: 'If you did not ask for a test email, there’s nothing you need to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
