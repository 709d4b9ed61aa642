import type { Localised } from '#src/domains/domain.ts';
import type { Mail, MailValues } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

/** How the week went, without a number of anything but days. */
const progressOf = ({ days = 0 }: MailValues): Localised =>
  days === 0
    ? {
        nl: 'Een berichtje van jou kan deze week veel doen.',
        en: 'A message from you can do a lot this week.',
      }
    : {
        nl: `Vorige week: ${days} van 7 dagen ingevuld. Dat vraagt aandacht.`,
        en: `Last week: ${days} of 7 days filled in. That takes attention.`,
      };

export const buddyProgress: Mail = {
  name: 'buddy-progress',
  subject: { nl: 'Hoe gaat het met {{name}}?', en: 'How is {{name}} doing?' },
  example: { name: 'Sam', days: 5 },
  Body: bothLanguages(
    {
      nl: {
        lines: [
          'Hallo,',
          'Je bent buddy van {{name}}. {{progress}}',
          'Vraag eens hoe het gaat. Vraag niet naar aantallen.',
        ],
        action: 'Ik wil stoppen als buddy',
      },
      en: {
        lines: [
          'Hello,',
          'You are a buddy of {{name}}. {{progress}}',
          'Ask how things are going. Do not ask for numbers.',
        ],
        action: 'I want to stop as a buddy',
      },
    },
    (values, language) => ({ progress: progressOf(values)[language] }),
  ),
};
