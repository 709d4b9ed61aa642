import { examples as accountDeleted } from './account-deleted/examples.ts';
import { examples as accountEndsSoon } from './account-ends-soon/examples.ts';
import { examples as accountUnused } from './account-unused/examples.ts';
import { examples as addressInUse } from './address-in-use/examples.ts';
import { examples as badge } from './badge/examples.ts';
import { examples as buddyEnded } from './buddy-ended/examples.ts';
import { examples as buddyInvite } from './buddy-invite/examples.ts';
import { examples as buddyProgress } from './buddy-progress/examples.ts';
import { examples as buddyStopped } from './buddy-stopped/examples.ts';
import { examples as clientInvite } from './client-invite/examples.ts';
import { examples as contact } from './contact/examples.ts';
import { examples as daily } from './daily/examples.ts';
import { examples as decision } from './decision/examples.ts';
import type { MailExamples, MailName } from './define-mail.ts';
import { examples as detailsChanged } from './details-changed/examples.ts';
import { examples as endOfPhase } from './end-of-phase/examples.ts';
import { examples as forumReply } from './forum-reply/examples.ts';
import { examples as launchCode } from './launch-code/examples.ts';
import { examples as lookBack } from './look-back/examples.ts';
import { examples as message } from './message/examples.ts';
import { examples as newDevice } from './new-device/examples.ts';
import { examples as nurseApproved } from './nurse-approved/examples.ts';
import { examples as nurseRejected } from './nurse-rejected/examples.ts';
import { examples as ownHour } from './own-hour/examples.ts';
import { examples as pairingEnded } from './pairing-ended/examples.ts';
import { examples as resetPassword } from './reset-password/examples.ts';
import { examples as staffLink } from './staff-link/examples.ts';
import { examples as staffPassword } from './staff-password/examples.ts';
import { examples as testMail } from './test-mail/examples.ts';
import { examples as thinkingOfYou } from './thinking-of-you/examples.ts';
import { examples as usageReminder } from './usage-reminder/examples.ts';
import { examples as validateEmail } from './validate-email/examples.ts';

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
