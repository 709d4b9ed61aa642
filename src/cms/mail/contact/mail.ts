import type { Mail } from '../define-mail.ts';
import { bothLanguages } from '../frame/both-languages.ts';

/** A question for the provider, in the words it was asked in; nothing says who asks. */
export const contact: Mail = {
  name: 'contact',
  subject: { nl: 'Er is een vraag', en: 'There is a question' },
  Body: bothLanguages({
    nl: { lines: ['Iemand vraagt het volgende.', '{{text}}'], action: 'Naar de site' },
    en: { lines: ['Somebody asks the following.', '{{text}}'], action: 'To the site' },
  }),
};
