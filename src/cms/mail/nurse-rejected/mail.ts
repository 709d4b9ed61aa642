import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

const BECAUSE = { nl: 'Dit is de reden:', en: 'This is the reason:' } as const;

export const nurseRejectedMail: Mail = {
  name: 'nurse-rejected',
  subject: { nl: 'Je aanvraag is beoordeeld', en: 'Your request has been reviewed' },
  Body: createBilingualMail(
    {
      nl: {
        lines: ['Hallo,', 'We kunnen je aanvraag niet goedkeuren, en daarom kun je niet inloggen.', '{{reason}}'],
        action: 'Naar de site',
        closing: 'Klopt dit volgens jou niet, beantwoord dan deze mail.',
      },
      en: {
        lines: ['Hello,', 'We cannot approve your request, so you will not be able to log in.', '{{reason}}'],
        action: 'Go to the site',
        closing: 'If you think this is not right, please reply to this email.',
      },
    },
    ({ text = '' }, language) => ({ reason: text === '' ? '' : `${BECAUSE[language]}\n${text}` }),
  ),
};

export const examples: MailExamples = {
  default: {},
};
