import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const lookBackMail: Mail = {
  name: 'look-back',
  subject: { nl: 'Je week staat klaar', en: 'Your week is ready' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Je vorige week staat voor je klaar, met wat je erover opschreef.'],
      action: 'Bekijk je week',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'Last week is ready for you, with what you wrote down about it.'],
      action: 'See your week',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
