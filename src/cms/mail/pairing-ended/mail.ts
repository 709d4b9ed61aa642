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
      lines: ['Hello,', 'A link in your account has ended. Nothing can be looked at through it any more.'],
      action: 'To your account',
    },
  }),
};
