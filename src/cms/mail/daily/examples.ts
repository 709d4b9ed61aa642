import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { step: 'exercise', sentence: 0 },
  'without a plan': { step: 'plan', sentence: 1 },
  'a day to fill in': { step: 'day', sentence: 2 },
  'nothing to do': { step: 'programme', sentence: 3 },
};
