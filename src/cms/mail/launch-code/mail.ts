import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const launchCodeMail: Mail = {
  name: 'launch-code',
  subject: { nl: 'Je code', en: 'Your code' },
  hasNoLink: true,
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je account wordt geopend op een apparaat dat we nog niet kennen. Vul daar deze code in: {{code}}.',
        'De code werkt een kwartier.',
      ],
      closing: 'Was jij dit niet, vul de code dan nergens in en geef hem aan niemand. Je account blijft dicht.',
    },
    en: {
      lines: [
        'Hello,',
        'Your account is being opened on a device that is new to us. Enter this code there: {{code}}.',
        'The code works for a quarter of an hour.',
      ],
      closing: 'If this was not you, keep the code to yourself. Your account stays closed.',
    },
  }),
};

export const examples: MailExamples = {
  default: { code: '402 917' },
};
