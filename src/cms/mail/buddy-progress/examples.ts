import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { name: 'Sam', days: 5 },
  'no day': { name: 'Sam', days: 0 },
  'every day': { name: 'Sam', days: 7 },
};
