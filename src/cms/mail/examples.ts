import { examples as accountDeleted } from './account-deleted/mail.ts';
import { examples as accountEndsSoon } from './account-ends-soon/mail.ts';
import { examples as accountUnused } from './account-unused/mail.ts';
import { examples as addressInUse } from './address-in-use/mail.ts';
import { examples as after } from './after/mail.ts';
import { examples as badge } from './badge/mail.ts';
import { examples as buddyEnded } from './buddy-ended/mail.ts';
import { examples as buddyInvite } from './buddy-invite/mail.ts';
import { examples as buddyProgress } from './buddy-progress/mail.ts';
import { examples as buddyStopped } from './buddy-stopped/mail.ts';
import { examples as clientInvite } from './client-invite/mail.ts';
import { examples as contact } from './contact/mail.ts';
import { examples as daily } from './daily/mail.ts';
import { examples as decision } from './decision/mail.ts';
import type { MailExamples, MailName } from './define-mail.ts';
import { examples as detailsChanged } from './details-changed/mail.ts';
import { examples as endOfPhase } from './end-of-phase/mail.ts';
import { examples as forumReply } from './forum-reply/mail.ts';
import { examples as lastWeek } from './last-week/mail.ts';
import { examples as launchCode } from './launch-code/mail.ts';
import { examples as lookBack } from './look-back/mail.ts';
import { examples as message } from './message/mail.ts';
import { examples as newDevice } from './new-device/mail.ts';
import { examples as nurseApproved } from './nurse-approved/mail.ts';
import { examples as nurseRejected } from './nurse-rejected/mail.ts';
import { examples as ownHour } from './own-hour/mail.ts';
import { examples as pairingEnded } from './pairing-ended/mail.ts';
import { examples as resetPassword } from './reset-password/mail.ts';
import { examples as staffLink } from './staff-link/mail.ts';
import { examples as staffPassword } from './staff-password/mail.ts';
import { examples as testMail } from './test-mail/mail.ts';
import { examples as thinkingOfYou } from './thinking-of-you/mail.ts';
import { examples as usageReminder } from './usage-reminder/mail.ts';
import { examples as validateEmail } from './validate-email/mail.ts';
import { examples as week } from './week/mail.ts';

/** The examples of every mail, by its name. */
export const MAIL_EXAMPLES: Readonly<Record<MailName, MailExamples>> = {
  'account-deleted': accountDeleted,
  decision,
  'account-ends-soon': accountEndsSoon,
  'account-unused': accountUnused,
  'address-in-use': addressInUse,
  badge,
  'buddy-ended': buddyEnded,
  'buddy-stopped': buddyStopped,
  'buddy-invite': buddyInvite,
  'buddy-progress': buddyProgress,
  'client-invite': clientInvite,
  contact,
  daily,
  'details-changed': detailsChanged,
  'end-of-phase': endOfPhase,
  'forum-reply': forumReply,
  'look-back': lookBack,
  week,
  'last-week': lastWeek,
  after,
  message,
  'new-device': newDevice,
  'launch-code': launchCode,
  'nurse-approved': nurseApproved,
  'nurse-rejected': nurseRejected,
  'own-hour': ownHour,
  'pairing-ended': pairingEnded,
  'reset-password': resetPassword,
  'staff-link': staffLink,
  'staff-password': staffPassword,
  'test-mail': testMail,
  'thinking-of-you': thinkingOfYou,
  'usage-reminder': usageReminder,
  'validate-email': validateEmail,
};
