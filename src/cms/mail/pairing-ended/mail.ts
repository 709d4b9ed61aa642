import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

/** Sent to the other side of the pairing, a client or a nurse. Omits the practice and the programme. */
export const pairingEndedMail: Mail = {
  name: 'pairing-ended',
  subject: { nl: 'Je koppeling is gestopt', en: 'Your link has ended' },
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Je account was gekoppeld met dat van iemand anders. Die koppeling is nu gestopt, dus er kan niemand meer meekijken.',
      ],
      action: 'Naar je account',
      closing: 'Er is niets verwijderd, en koppelen kan later opnieuw.',
    },
    en: {
      lines: [
        'Hello,',
        'Your account was linked with someone else’s. That link has now ended, so nobody can see how things are going any more.',
      ],
      action: 'Go to your account',
      closing: 'Nothing was deleted, and you can link again later.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
