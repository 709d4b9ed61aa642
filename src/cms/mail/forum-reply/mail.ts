import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const forumReplyMail: Mail = {
  name: 'forum-reply',
  subject: { nl: 'Je hebt een reactie', en: 'You have a reply' },
  Body: createBilingualMail({
    nl: {
      lines: ['Hallo,', 'Iemand heeft gereageerd op wat je schreef.'],
      action: 'Lees de reactie',
      closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'Someone has replied to what you wrote.'],
      action: 'Read the reply',
      closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
