import { toPlainText } from '@react-email/render';
import { renderToStaticMarkup } from 'react-dom/server';
import { accountDeleted } from './account-deleted/mail.tsx';
import { accountEndsSoon } from './account-ends-soon/mail.tsx';
import { accountUnused } from './account-unused/mail.tsx';
import { addressInUse } from './address-in-use/mail.tsx';
import { badge } from './badge/mail.tsx';
import { buddyEnded } from './buddy-ended/mail.tsx';
import { buddyInvite } from './buddy-invite/mail.tsx';
import { buddyProgress } from './buddy-progress/mail.tsx';
import { clientInvite } from './client-invite/mail.tsx';
import { contact } from './contact/mail.tsx';
import { daily } from './daily/mail.tsx';
import type { DrawMail, Mail, MailName } from './define-mail.ts';
import { detailsChanged } from './details-changed/mail.tsx';
import { endOfPhase } from './end-of-phase/mail.tsx';
import { forumReply } from './forum-reply/mail.tsx';
import { message } from './message/mail.tsx';
import { nurseApproved } from './nurse-approved/mail.tsx';
import { nurseRejected } from './nurse-rejected/mail.tsx';
import { pairingEnded } from './pairing-ended/mail.tsx';
import { resetPassword } from './reset-password/mail.tsx';
import { staffLink } from './staff-link/mail.tsx';
import { staffPassword } from './staff-password/mail.tsx';
import { thinkingOfYou } from './thinking-of-you/mail.tsx';
import { usageReminder } from './usage-reminder/mail.tsx';
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
  daily,
  'usage-reminder': usageReminder,
  'end-of-phase': endOfPhase,
  'forum-reply': forumReply,
  badge,
  'thinking-of-you': thinkingOfYou,
  'buddy-invite': buddyInvite,
  'buddy-progress': buddyProgress,
  'buddy-ended': buddyEnded,
  'client-invite': clientInvite,
  'pairing-ended': pairingEnded,
  contact,
  'staff-link': staffLink,
  'staff-password': staffPassword,
  message,
};

/** Draws a mail as HTML with its plain-text twin: the same words and the same links. */
export const drawMail: DrawMail = (name, props) => {
  const { subject, Body } = MAILS[name];
  const own = subject[props.language];
  const html = `<!doctype html>${renderToStaticMarkup(<Body {...props} />)}`;
  return {
    subject: typeof own === 'function' ? own(props.values ?? {}) : own,
    html,
    text: `${toPlainText(html)}\n`,
  };
};
