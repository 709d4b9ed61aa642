import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

export const addressInUseMail: Mail = {
  name: 'address-in-use',
  subject: { nl: 'Er is iets geprobeerd met je e-mailadres', en: 'Someone tried to use your email address' },
  hasSecondLink: true,
  Body: createBilingualMail({
    nl: {
      lines: [
        'Hallo,',
        'Iemand heeft nog een account op dit adres gezet. Aan het account dat je al had, is niets veranderd.',
      ],
      action: 'Log in bij mijn account',
      second: 'Verder met het nieuwe account',
      closing:
        'Ga alleen verder als jij het nieuwe account maakte, want je eerdere account wordt dan gewist. Was jij dit niet, dan hoef je niets te doen.',
    },
    en: {
      lines: [
        'Hello,',
        'Someone made another account with this address. Nothing has changed in the account that you already had.',
      ],
      action: 'Log in to my account',
      second: 'Carry on with the new account',
      closing:
        'Only carry on if you made the new account, because your earlier account will then be deleted. If this was not you, there’s nothing you need to do.',
    },
  }),
};

export const examples: MailExamples = {
  default: {},
};
