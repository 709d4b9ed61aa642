import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.tsx';

export const accountCloses: Mail = {
  name: 'account-closes',
  subject: {
    nl: ({ days = 0 }) => `Je account sluit over ${days} dagen`,
    en: ({ days = 0 }) => `Your account closes in ${days} days`,
  },
  example: { days: 60 },
  Body: bothLanguages({
    nl: {
      lines: ({ days = 0 }) => [
        'Hallo,',
        `Je bent lang niet ingelogd. Over ${days} dagen verwijderen we je account en alles wat erin staat.`,
      ],
      action: 'Log in om te blijven',
      closing: 'Wil je niet blijven? Dan hoef je niets te doen.',
    },
    en: {
      lines: ({ days = 0 }) => [
        'Hello,',
        `You have not logged in for a long time. In ${days} days we remove your account and everything in it.`,
      ],
      action: 'Log in to stay',
      closing: 'Do you not want to stay? Then you need not do anything.',
    },
  }),
};
