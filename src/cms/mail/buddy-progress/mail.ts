import type { Localised } from '#src/domains/domain.ts';
import type { Mail, MailExamples, MailValues } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

/** Returns the progress of the week, with no number except the number of days. */
const formatProgress = ({ days = 0, open = 7 }: MailValues): Localised => {
  if (days === 0) {
    return {
      nl: 'Een berichtje van jou kan deze week veel doen.',
      en: 'A message from you can do a lot this week.',
    };
  }
  if (open === 1) return { nl: 'Vorige week is er 1 dag ingevuld.', en: 'Last week, 1 day was logged.' };
  return {
    nl: `Vorige week: ${days} van de ${open} dagen ingevuld.`,
    en: `Last week: ${days} of the ${open} days logged.`,
  };
};

export const buddyProgressMail: Mail = {
  name: 'buddy-progress',
  subject: { nl: 'Hoe gaat het met {{name}}?', en: 'How is {{name}} doing?' },
  Body: createBilingualMail(
    {
      nl: {
        lines: [
          'Hallo,',
          'Je bent buddy van {{name}}. {{progress}}',
          'Vraag eens hoe het gaat, maar vraag niet naar aantallen.',
        ],
        action: 'Ik wil stoppen als buddy',
      },
      en: {
        lines: [
          'Hello,',
          'You’re {{name}}’s buddy. {{progress}}',
          'Ask how things are going, but please do not ask for numbers.',
        ],
        action: 'I want to stop as a buddy',
      },
    },
    (values, language) => ({ progress: formatProgress(values)[language] }),
  ),
};

export const examples: MailExamples = {
  default: { name: 'Sam', days: 5, open: 7 },
  'no day': { name: 'Sam', days: 0, open: 7 },
  'every day': { name: 'Sam', days: 7, open: 7 },
  'first week': { name: 'Sam', days: 3, open: 6 },
  'one day': { name: 'Sam', days: 1, open: 1 },
};
