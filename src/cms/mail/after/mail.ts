import type { Localised } from '#src/domains/domain.ts';
import type { Mail, MailExamples, MailValues } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

const SENTENCES: Readonly<Record<NonNullable<MailValues['after']>, Localised>> = {
  support: {
    nl: 'Er staat iets voor je klaar. Het kost één minuut.',
    en: 'There’s something ready for you. It takes one minute.',
  },
  date: {
    nl: 'Over twee dagen is een dag die je zelf hebt opgeschreven.',
    en: 'In two days it’s a day you wrote down yourself.',
  },
  away: {
    nl: 'Je was er een tijdje niet. Je hoeft niets in te halen.',
    en: 'It’s been a while. There’s nothing to catch up on.',
  },
  question: { nl: 'Er staat een korte vraag voor je klaar.', en: 'There’s a short question ready for you.' },
};

export const aftercareMail: Mail = {
  name: 'after',
  subject: { nl: 'Er staat iets voor je klaar', en: 'There’s something ready for you' },
  Body: createBilingualMail(
    {
      nl: {
        lines: ['Hallo,', '{{sentence}}'],
        action: 'Bekijk het',
        closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
      },
      en: {
        lines: ['Hello,', '{{sentence}}'],
        action: 'Take a look',
        closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
      },
    },
    (values, language) => ({ sentence: SENTENCES[values.after ?? 'question'][language] }),
  ),
};

export const examples: MailExamples = {
  default: { after: 'question' },
  support: { after: 'support' },
  'a marked date': { after: 'date' },
  'a long absence': { after: 'away' },
};
