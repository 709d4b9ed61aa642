import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const accountDeletedMail: Mail = {
  name: 'account-deleted',
  subject: { nl: 'Je account is verwijderd', en: 'Your account has been deleted' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je account is verwijderd, met alles wat erin stond. Dit is dus de laatste mail die je van ons krijgt.',
      ],
      action: 'Naar de site',
    },
    en: {
      lines: [
        'Hello,',
        'Your account has been deleted, with everything in it. This is the last email you’ll get from us.',
      ],
      action: 'Go to the site',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
