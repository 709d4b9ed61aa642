import type { CallerView } from './http/caller-view.ts';
import type { AccountFields, PersonalData } from './http/content-system.ts';
import type { ImportPart } from './http/import-part.ts';
import type { SubmitHandler } from './http/submit-handler.ts';
import { accountData } from './modules/accounts/account-data.ts';
import { inactivityData } from './modules/accounts/inactivity-data.ts';
import { serializePractice } from './modules/accounts/practice.ts';
import { practiceData } from './modules/accounts/practice-data.ts';
import { pushTokenData } from './modules/accounts/push-token-data.ts';
import { badgeData } from './modules/badges/badge-data.ts';
import { badgesView } from './modules/badges/badges-view.ts';
import { milestonesView } from './modules/badges/milestones-view.ts';
import { serializeBadges } from './modules/badges/user-badges.ts';
import { buddyData } from './modules/buddies/buddy-data.ts';
import { serializeBuddies } from './modules/buddies/serialize-buddy.ts';
import type { ShowUserNode } from './modules/content/user-nodes.ts';
import { accessRecordData } from './modules/data-reads/reads-data.ts';
import { diaryData } from './modules/diary/diary-data.ts';
import { entriesView } from './modules/diary/entries-view.ts';
import { importDiary } from './modules/diary/import-diary.ts';
import { showOwnEntry } from './modules/diary/show-entry.ts';
import { figuresData } from './modules/figures/figures-data.ts';
import { importDrinks } from './modules/figures/import-drinks.ts';
import { importFigures } from './modules/figures/import-figures.ts';
import { flagData } from './modules/flags/flag-data.ts';
import { categoriesView } from './modules/forum/categories-view.ts';
import { commentsView } from './modules/forum/comments-view.ts';
import { forumData } from './modules/forum/forum-data.ts';
import { postsView } from './modules/forum/posts-view.ts';
import { showPost } from './modules/forum/show-post.ts';
import { hardMomentData } from './modules/hard-moment/hard-moment-data.ts';
import { importIfThens } from './modules/hard-moment/import-if-thens.ts';
import { importPersonalTexts } from './modules/hard-moment/import-personal-texts.ts';
import { importUrges } from './modules/hard-moment/import-urges.ts';
import { homeData } from './modules/home/home-data.ts';
import { importPaths } from './modules/home/paths.ts';
import { importOwnDates } from './modules/home/personal-dates.ts';
import { messageData } from './modules/messages/message-data.ts';
import { messagesView } from './modules/messages/messages-view.ts';
import { serializeUnread } from './modules/messages/unread.ts';
import { nicknameData } from './modules/nicknames/nickname-data.ts';
import { serializePairing } from './modules/nurses/client-pairing.ts';
import { nurseData } from './modules/nurses/nurse-data.ts';
import { objectionData } from './modules/objections/objection-data.ts';
import { dailyRegistrationHandler } from './modules/registrations/daily-registration.ts';
import { goalHandler } from './modules/registrations/goal.ts';
import { importPlans } from './modules/registrations/import-plans.ts';
import { importRegistrations } from './modules/registrations/import-registrations.ts';
import { registrationsData } from './modules/registrations/registrations-data.ts';
import { restrictionData } from './modules/restrictions/restriction-data.ts';
import { serializeSilence } from './modules/restrictions/user-restriction.ts';
import { factorData } from './modules/second-factor/factor-data.ts';
import { serializeFactor } from './modules/second-factor/serialize-factor.ts';
import { importSelfTests } from './modules/self-tests/import-self-tests.ts';
import { selfTestsData } from './modules/self-tests/self-tests-data.ts';
import { sessionData } from './modules/sessions/session-data.ts';
import { staffLinkData } from './modules/staff/link-data.ts';
import { serializeRights } from './modules/staff/staff-rights.ts';
import { togetherData } from './modules/together/together-data.ts';
import { contactHandler } from './modules/webforms/contact.ts';
import { importAnswers } from './modules/webforms/import-answers.ts';
import { submissionData } from './modules/webforms/submission-data.ts';
import { weekData } from './modules/week-links/week-data.ts';

/** Every module that stores personal data; the account is deleted last. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  pushTokenData,
  sessionData,
  practiceData,
  diaryData,
  figuresData,
  selfTestsData,
  hardMomentData,
  homeData,
  forumData,
  nicknameData,
  flagData,
  messageData,
  objectionData,
  badgeData,
  submissionData,
  registrationsData,
  weekData,
  buddyData,
  nurseData,
  accessRecordData,
  inactivityData,
  factorData,
  restrictionData,
  staffLinkData,
  togetherData,
  accountData,
];

/** Parts of an imported data export file, in the order of saving: plans before the days that are compared with them. */
export const DATA_IMPORTS: readonly ImportPart[] = [
  importPlans,
  importRegistrations,
  importAnswers,
  importDiary,
  importUrges,
  importIfThens,
  importOwnDates,
  importPaths,
  importPersonalTexts,
  importFigures,
  importDrinks,
  importSelfTests,
];

/** Every module that adds fields to the user's account, in order. */
export const ACCOUNT_FIELDS: readonly AccountFields[] = [
  serializePractice,
  serializePairing,
  serializeBuddies,
  serializeBadges,
  serializeUnread,
  serializeFactor,
  serializeSilence,
  serializeRights,
];

/** Views by `view/display` that a module lists, instead of a content type. */
export const CALLER_VIEWS: Readonly<Record<string, CallerView>> = {
  'forum/categories': categoriesView,
  'forum/posts': postsView,
  'forum/comments': commentsView,
  'diary/entries': entriesView,
  'messages/list': messagesView,
  'badges/list': badgesView,
  'milestones/list': milestonesView,
};

/** Every form with its own handler; all other ids are stored definitions. */
export const SUBMIT_HANDLERS: readonly SubmitHandler[] = [contactHandler, dailyRegistrationHandler, goalHandler];

/** Every node type that participants create. Their ids and those of editors' nodes come from one sequence. */
export const USER_NODE_HANDLERS: readonly ShowUserNode[] = [showPost, showOwnEntry];
