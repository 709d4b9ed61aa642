import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { changed: 'password' },
  'email address': { changed: 'mail' },
  both: { changed: 'both' },
  'second step': { changed: 'factor' },
};
