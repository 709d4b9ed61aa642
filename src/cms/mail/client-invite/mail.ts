import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const clientInvite: Mail = {
  name: 'client-invite',
  subject: { nl: 'Uitnodiging van je praktijk', en: 'Invitation from your practice' },
  example: { name: 'Sam' },
  Body: bothLanguages({
    nl: {
      lines: [
        'Hallo {{name}},',
        'Je praktijkondersteuner nodigt je uit. Via de link lees je waarvoor, en kies je zelf of je begint.',
      ],
      action: 'Bekijk de uitnodiging',
      closing: 'Verwacht je dit niet? Dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello {{name}},',
        'Your practice nurse invites you. The link tells what for, and you choose yourself whether to begin.',
      ],
      action: 'See the invitation',
      closing: 'Did you not expect this? Then you need not do anything.',
    },
  }),
};
