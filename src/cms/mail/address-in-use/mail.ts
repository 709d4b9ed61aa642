import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

export const addressInUse: Mail = {
  name: 'address-in-use',
  subject: { nl: 'Er is iets geprobeerd met je e-mailadres', en: 'Someone tried to use your email address' },
  Body: bothLanguages({
    nl: {
      lines: [
        'Hallo,',
        'Iemand wilde een account maken met dit adres. Je had er al een, en daar is niets aan veranderd.',
      ],
      action: 'Inloggen',
      closing: 'Weet je je wachtwoord niet meer? Kies dan bij het inloggen voor een nieuw wachtwoord.',
    },
    en: {
      lines: [
        'Hello,',
        'Someone wanted to make an account with this address. You already had one, and it is unchanged.',
      ],
      action: 'Log in',
      closing: 'Forgot your password? Then ask for a new one when you log in.',
    },
  }),
};
