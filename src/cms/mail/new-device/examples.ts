import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { device: { browser: 'firefox', system: 'windows' } },
  'unknown device': { device: { browser: null, system: null } },
};
