import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const pairingEnded: Mail = {
  name: 'pairing-ended',
  subject: { nl: 'Je koppeling is gestopt', en: 'Your link has ended' },
  Body: bothLanguages({
    nl: {
      lines: ['Hallo,', 'Een koppeling in je account is gestopt. Er kan niet meer worden meegekeken.'],
      action: 'Naar je account',
    },
    en: {
      lines: ['Hello,', 'A link in your account has ended. Your details can no longer be seen through it.'],
      action: 'To your account',
    },
  }),
};
