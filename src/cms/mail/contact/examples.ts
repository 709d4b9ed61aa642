import type { MailExamples } from '../define-mail.ts';

export const examples: MailExamples = {
  default: { text: 'Hoe wijzig ik mijn e-mailadres?' },
  'several lines': { text: 'Hallo,\n\nIk krijg geen mail.\nWat kan ik doen?' },
  hostile: { text: '<script>alert(1)</script> & "<b>dik</b>"' },
};
