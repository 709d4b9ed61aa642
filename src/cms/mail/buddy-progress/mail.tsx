import type { Mail, MailValues } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.tsx';

const dutch = ({ days = 0 }: MailValues) =>
  days === 0
    ? 'Een berichtje van jou kan deze week veel doen.'
    : `Vorige week: ${days} van 7 dagen ingevuld. Dat vraagt aandacht.`;

const english = ({ days = 0 }: MailValues) =>
  days === 0
    ? 'A message from you can do a lot this week.'
    : `Last week: ${days} of 7 days filled in. That takes attention.`;

export const buddyProgress: Mail = {
  name: 'buddy-progress',
  subject: {
    nl: ({ name = '' }) => `Hoe gaat het met ${name}?`,
    en: ({ name = '' }) => `How is ${name} doing?`,
  },
  Body: bothLanguages({
    nl: {
      lines: (values) => [
        'Hallo,',
        `Je bent buddy van ${values.name ?? ''}. ${dutch(values)}`,
        'Vraag eens hoe het gaat. Vraag niet naar aantallen.',
      ],
      action: 'Ik wil stoppen als buddy',
    },
    en: {
      lines: (values) => [
        'Hello,',
        `You are a buddy of ${values.name ?? ''}. ${english(values)}`,
        'Ask how things are going. Do not ask for numbers.',
      ],
      action: 'I want to stop as a buddy',
    },
  }),
};
