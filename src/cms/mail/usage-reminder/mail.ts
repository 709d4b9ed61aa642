import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const usageReminderMail: Mail = {
  name: 'usage-reminder',
  subject: { nl: 'Heb je een minuut?', en: 'Do you have a minute?' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Je dag van gisteren staat nog open, en invullen kost een minuut.'],
      action: 'Vul je dag in',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'You have not logged yesterday yet. It only takes a minute.'],
      action: 'Log your day',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
