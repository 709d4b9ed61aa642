import type { MailText } from '#src/contract/desk/mail-text.ts';
import type { Language } from '#src/domains/domain.ts';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import { accountDeleted } from './account-deleted/mail.ts';
import { accountEndsSoon } from './account-ends-soon/mail.ts';
import { accountUnused } from './account-unused/mail.ts';
import { addressInUse } from './address-in-use/mail.ts';
import { afterMail } from './after/mail.ts';
import { badge } from './badge/mail.ts';
import { buddyEnded } from './buddy-ended/mail.ts';
import { buddyInvite } from './buddy-invite/mail.ts';
import { buddyProgress } from './buddy-progress/mail.ts';
import { buddyStopped } from './buddy-stopped/mail.ts';
import { clientInvite } from './client-invite/mail.ts';
import { contact } from './contact/mail.ts';
import { daily } from './daily/mail.ts';
import { decision } from './decision/mail.ts';
import type { Mail, MailName, MailProps, MailValues } from './define-mail.ts';
import { detailsChanged } from './details-changed/mail.ts';
import { endOfPhase } from './end-of-phase/mail.ts';
import { MAIL_EXAMPLES } from './examples.ts';
import { forumReply } from './forum-reply/mail.ts';
import { PLACEHOLDERS } from './frame/both-languages.ts';
import { lastWeekMail } from './last-week/mail.ts';
import { launchCode } from './launch-code/mail.ts';
import { lookBackMail } from './look-back/mail.ts';
import { message } from './message/mail.ts';
import { newDevice } from './new-device/mail.ts';
import { nurseApproved } from './nurse-approved/mail.ts';
import { nurseRejected } from './nurse-rejected/mail.ts';
import { ownHour } from './own-hour/mail.ts';
import { pairingEnded } from './pairing-ended/mail.ts';
import { resetPasswordMail } from './reset-password/mail.ts';
import { staffLink } from './staff-link/mail.ts';
import { staffPassword } from './staff-password/mail.ts';
import { testMail } from './test-mail/mail.ts';
import { thinkingOfYou } from './thinking-of-you/mail.ts';
import { usageReminder } from './usage-reminder/mail.ts';
import { validateEmailMail } from './validate-email/mail.ts';
import { weekMail } from './week/mail.ts';

/** Every mail of the product. */
export const MAILS: Readonly<Record<MailName, Mail>> = {
  'validate-email': validateEmailMail,
  'reset-password': resetPasswordMail,
  'address-in-use': addressInUse,
  'details-changed': detailsChanged,
  'account-deleted': accountDeleted,
  decision,
  'account-unused': accountUnused,
  'account-ends-soon': accountEndsSoon,
  'new-device': newDevice,
  'launch-code': launchCode,
  'nurse-approved': nurseApproved,
  'nurse-rejected': nurseRejected,
  daily,
  'usage-reminder': usageReminder,
  'own-hour': ownHour,
  'look-back': lookBackMail,
  week: weekMail,
  'last-week': lastWeekMail,
  after: afterMail,
  'end-of-phase': endOfPhase,
  'forum-reply': forumReply,
  badge,
  'thinking-of-you': thinkingOfYou,
  'buddy-invite': buddyInvite,
  'buddy-progress': buddyProgress,
  'buddy-ended': buddyEnded,
  'buddy-stopped': buddyStopped,
  'client-invite': clientInvite,
  'pairing-ended': pairingEnded,
  contact,
  'staff-link': staffLink,
  'staff-password': staffPassword,
  'test-mail': testMail,
  message,
};

const fillSubject = (name: MailName, language: Language, values: MailValues): string => {
  const subject = MAILS[name].subject[language];
  return typeof subject === 'function' ? subject(values) : subject;
};

/** Returns the default subject of a mail, with its values. */
export const getMailSubject = (
  name: MailName,
  { language, values = {} }: Pick<MailProps, 'language' | 'values'>,
): string => fillPlaceholders(fillSubject(name, language, values), MAILS[name].Body.values(values, language));

/** Returns the default text of a mail, with its placeholders. */
export const getOriginalText = (name: MailName, language: Language): MailText => ({
  subject: fillSubject(name, language, PLACEHOLDERS),
  ...MAILS[name].Body.original[language],
});

/** Returns example values of a mail's placeholders for previews. */
export const getExampleValues = (name: MailName, language: Language): Readonly<Record<string, string>> =>
  MAILS[name].Body.values(MAIL_EXAMPLES[name].default, language);
