import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

const BECAUSE = { nl: 'Dit is de reden:', en: 'This is the reason:' } as const;

export const nurseRejected: Mail = {
  name: 'nurse-rejected',
  subject: { nl: 'Je aanvraag is beoordeeld', en: 'Your request was reviewed' },
  Body: bothLanguages(
    {
      nl: {
        lines: ['Hallo,', 'We kunnen je aanvraag niet goedkeuren. Je kunt daarom niet inloggen.', '{{reason}}'],
        action: 'Naar de site',
        closing: 'Klopt dit niet? Beantwoord dan deze mail.',
      },
      en: {
        lines: ['Hello,', 'We cannot approve your request. You can therefore not log in.', '{{reason}}'],
        action: 'To the site',
        closing: 'If this is not right, answer this mail.',
      },
    },
    ({ text = '' }, language) => ({ reason: text === '' ? '' : `${BECAUSE[language]}\n${text}` }),
  ),
};
