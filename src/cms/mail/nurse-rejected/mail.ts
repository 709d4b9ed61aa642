import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

const because = (text: string | undefined, words: string) => (text === undefined || text === '' ? [] : [words, text]);

export const nurseRejected: Mail = {
  name: 'nurse-rejected',
  subject: { nl: 'Je aanvraag is beoordeeld', en: 'Your request was reviewed' },
  example: { text: 'We kennen deze praktijk nog niet.' },
  Body: bothLanguages({
    nl: {
      lines: ({ text }) => [
        'Hallo,',
        'We kunnen je aanvraag niet goedkeuren. Je kunt daarom niet inloggen.',
        ...because(text, 'Dit is de reden:'),
      ],
      action: 'Naar de site',
      closing: 'Klopt dit niet? Beantwoord dan deze mail.',
    },
    en: {
      lines: ({ text }) => [
        'Hello,',
        'We cannot approve your request. You can therefore not log in.',
        ...because(text, 'This is the reason:'),
      ],
      action: 'To the site',
      closing: 'Is this not right? Then answer this mail.',
    },
  }),
};
