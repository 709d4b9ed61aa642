import { toPlainText } from '@react-email/render';
import { renderToStaticMarkup } from 'react-dom/server';
import { accountDeleted } from './account-deleted/mail.tsx';
import { accountEndsSoon } from './account-ends-soon/mail.tsx';
import { accountUnused } from './account-unused/mail.tsx';
import { addressInUse } from './address-in-use/mail.tsx';
import { contact } from './contact/mail.tsx';
import type { DrawMail, Mail, MailName } from './define-mail.ts';
import { detailsChanged } from './details-changed/mail.tsx';
import { nurseApproved } from './nurse-approved/mail.tsx';
import { nurseRejected } from './nurse-rejected/mail.tsx';
import { resetPassword } from './reset-password/mail.tsx';
import { validateEmail } from './validate-email/mail.tsx';

/** Every mail of the product. */
export const MAILS: Readonly<Record<MailName, Mail>> = {
  'validate-email': validateEmail,
  'reset-password': resetPassword,
  'address-in-use': addressInUse,
  'details-changed': detailsChanged,
  'account-deleted': accountDeleted,
  'account-unused': accountUnused,
  'account-ends-soon': accountEndsSoon,
  'nurse-approved': nurseApproved,
  'nurse-rejected': nurseRejected,
  contact,
};

/** Draws a mail as HTML with its plain-text twin: the same words and the same link. */
export const drawMail: DrawMail = (name, props) => {
  const { subject, Body } = MAILS[name];
  const html = `<!doctype html>${renderToStaticMarkup(<Body {...props} />)}`;
  return { subject: subject[props.language], html, text: `${toPlainText(html)}\n` };
};
