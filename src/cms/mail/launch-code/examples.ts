import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { code: '402 917' },
};
