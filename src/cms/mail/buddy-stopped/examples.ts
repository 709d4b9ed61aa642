import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { name: 'Sam' },
  long: { name: 'Jan-Willem Alexander van der Meulen-Bakker' },
};
