import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const accountDeleted: Mail = {
  name: 'account-deleted',
  subject: { nl: 'Je account is verwijderd', en: 'Your account was removed' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Je account en alles wat erin stond zijn verwijderd. Dit is de laatste mail die je krijgt.'],
      action: 'Naar de site',
    },
    en: {
      lines: ['Hello,', 'Your account and everything in it were removed. This is the last mail you get.'],
      action: 'To the site',
    },
  }),
};
