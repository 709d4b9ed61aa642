import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const decisionMail: Mail = {
  name: 'decision',
  subject: { nl: 'Er is een beslissing over je account', en: 'A decision about your account' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Log in om te lezen wat er is besloten en wat je kunt doen.'],
      action: 'Log in',
    },
    en: {
      lines: ['Hello,', 'Log in to read what was decided and what you can do.'],
      action: 'Log in',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
