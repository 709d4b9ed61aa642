import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const testMail: Mail = {
  name: 'test-mail',
  subject: { nl: 'Proefmail', en: 'Test mail' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Deze mail is aangekomen. Open de link om dat te bevestigen.'],
      action: 'Bevestig dat de mail er is',
      closing: 'Vroeg je niet om een proefmail? Dan hoef je niets te doen.',
    },
    en: {
      lines: ['Hello,', 'This mail has arrived. Open the link to confirm that.'],
      action: 'Confirm that the mail is here',
      closing: 'If you did not ask for a test mail, there’s nothing you have to do.',
    },
  }),
};
