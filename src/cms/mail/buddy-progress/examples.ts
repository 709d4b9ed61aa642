import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { name: 'Sam', days: 5, open: 7 },
  'no day': { name: 'Sam', days: 0, open: 7 },
  'every day': { name: 'Sam', days: 7, open: 7 },
  'first week': { name: 'Sam', days: 3, open: 6 },
  'one day': { name: 'Sam', days: 1, open: 1 },
};
