import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const forumReply: Mail = {
  name: 'forum-reply',
  subject: { nl: 'Je hebt een reactie', en: 'You have a reply' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Iemand heeft op je gereageerd.'],
      action: 'Lees de reactie',
      closing: 'Liever geen mail? Zet dit uit bij Meldingen in je account.',
    },
    en: {
      lines: ['Hello,', 'Someone has replied to you.'],
      action: 'Read the reply',
      closing: 'Rather no mail? Switch this off under Notifications in your account.',
    },
  }),
};
