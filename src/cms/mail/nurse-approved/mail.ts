import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const nurseApprovedMail: Mail = {
  name: 'nurse-approved',
  subject: { nl: 'Je aanvraag is beoordeeld', en: 'Your request has been reviewed' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Je aanvraag is goedgekeurd. Je kunt nu inloggen met je e-mailadres en je wachtwoord.'],
      action: 'Inloggen',
    },
    en: {
      lines: [
        'Hello,',
        'Your request has been approved. You can now log in with your email address and your password.',
      ],
      action: 'Log in',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
