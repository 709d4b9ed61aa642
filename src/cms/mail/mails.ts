import type { MailText } from '#src/contract/desk/mail-text.ts';
import type { Language } from '#src/domains/domain.ts';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import { accountDeletedMail } from './account-deleted/mail.ts';
import { accountEndsSoonMail } from './account-ends-soon/mail.ts';
import { accountUnusedMail } from './account-unused/mail.ts';
import { addressInUseMail } from './address-in-use/mail.ts';
import { aftercareMail } from './after/mail.ts';
import { badgeMail } from './badge/mail.ts';
import { buddyEndedMail } from './buddy-ended/mail.ts';
import { buddyInviteMail } from './buddy-invite/mail.ts';
import { buddyProgressMail } from './buddy-progress/mail.ts';
import { buddyStoppedMail } from './buddy-stopped/mail.ts';
import { clientInviteMail } from './client-invite/mail.ts';
import { contactMail } from './contact/mail.ts';
import { dailyMail } from './daily/mail.ts';
import { decisionMail } from './decision/mail.ts';
import type { Mail, MailName, MailProps, MailValues } from './define-mail.ts';
import { detailsChangedMail } from './details-changed/mail.ts';
import { endOfPhaseMail } from './end-of-phase/mail.ts';
import { MAIL_EXAMPLES } from './examples.ts';
import { forumReplyMail } from './forum-reply/mail.ts';
import { PLACEHOLDERS } from './frame/both-languages.ts';
import { lastWeekMail } from './last-week/mail.ts';
import { launchCodeMail } from './launch-code/mail.ts';
import { lookBackMail } from './look-back/mail.ts';
import { messageMail } from './message/mail.ts';
import { newDeviceMail } from './new-device/mail.ts';
import { nurseApprovedMail } from './nurse-approved/mail.ts';
import { nurseRejectedMail } from './nurse-rejected/mail.ts';
import { preferredHourMail } from './own-hour/mail.ts';
import { pairingEndedMail } from './pairing-ended/mail.ts';
import { resetPasswordMail } from './reset-password/mail.ts';
import { staffLinkMail } from './staff-link/mail.ts';
import { staffPasswordMail } from './staff-password/mail.ts';
import { testMail } from './test-mail/mail.ts';
import { thinkingOfYouMail } from './thinking-of-you/mail.ts';
import { usageReminderMail } from './usage-reminder/mail.ts';
import { validateEmailMail } from './validate-email/mail.ts';
import { weekMail } from './week/mail.ts';

/** Every mail of the product. */
export const MAILS: Readonly<Record<MailName, Mail>> = {
  'validate-email': validateEmailMail,
  'reset-password': resetPasswordMail,
  'address-in-use': addressInUseMail,
  'details-changed': detailsChangedMail,
  'account-deleted': accountDeletedMail,
  decision: decisionMail,
  'account-unused': accountUnusedMail,
  'account-ends-soon': accountEndsSoonMail,
  'new-device': newDeviceMail,
  'launch-code': launchCodeMail,
  'nurse-approved': nurseApprovedMail,
  'nurse-rejected': nurseRejectedMail,
  daily: dailyMail,
  'usage-reminder': usageReminderMail,
  'own-hour': preferredHourMail,
  'look-back': lookBackMail,
  week: weekMail,
  'last-week': lastWeekMail,
  after: aftercareMail,
  'end-of-phase': endOfPhaseMail,
  'forum-reply': forumReplyMail,
  badge: badgeMail,
  'thinking-of-you': thinkingOfYouMail,
  'buddy-invite': buddyInviteMail,
  'buddy-progress': buddyProgressMail,
  'buddy-ended': buddyEndedMail,
  'buddy-stopped': buddyStoppedMail,
  'client-invite': clientInviteMail,
  'pairing-ended': pairingEndedMail,
  contact: contactMail,
  'staff-link': staffLinkMail,
  'staff-password': staffPasswordMail,
  'test-mail': testMail,
  message: messageMail,
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
