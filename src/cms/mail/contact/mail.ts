import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

/** A question to the provider, unchanged and anonymous. */
export const contactMail: Mail = {
  name: 'contact',
  subject: { nl: 'Er is een vraag', en: 'There is a question' },
  Body: createBilingualMail({
    nl: { lines: ['Iemand stuurde via het formulier deze vraag.', '{{text}}'], action: 'Naar de site' },
    en: { lines: ['Someone has sent this question through the form.', '{{text}}'], action: 'Go to the site' },
  }),
};

export const examples: MailExamples = {
  default: { text: 'Hoe wijzig ik mijn e-mailadres?' },
  'several lines': { text: 'Hallo,\n\nIk krijg geen mail.\nWat kan ik doen?' },
  hostile: { text: '<script>alert(1)</script> & "<b>dik</b>"' },
};
