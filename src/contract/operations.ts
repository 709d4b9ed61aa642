import * as account from './account.ts';
import * as accountLinks from './account-links.ts';
import * as buddies from './buddies.ts';
import * as clientDetails from './client-details.ts';
import * as clientInvitations from './client-invitations.ts';
import * as clients from './clients.ts';
import * as deskApiDescription from './desk/api-description.ts';
import * as deskApproval from './desk/approval.ts';
import * as deskApprovalLinks from './desk/approval-links.ts';
import * as deskCopyKey from './desk/copy-key.ts';
import * as deskDrafts from './desk/drafts.ts';
import * as deskFacts from './desk/facts.ts';
import * as deskHelpLines from './desk/help-lines.ts';
import { KIND_OPERATIONS } from './desk/kind-operations.ts';
import * as deskLinks from './desk/links.ts';
import * as deskListActivity from './desk/list-activity.ts';
import * as deskMails from './desk/mails.ts';
import * as deskMedia from './desk/media.ts';
import * as deskMenus from './desk/menus.ts';
import * as deskModeration from './desk/moderation.ts';
import * as deskNurses from './desk/nurses.ts';
import * as deskObjections from './desk/objections.ts';
import * as deskOpening from './desk/opening.ts';
import * as deskOtherLanguage from './desk/other-language.ts';
import * as deskOverview from './desk/overview.ts';
import * as deskPageLife from './desk/page-life.ts';
import * as deskPageList from './desk/page-list.ts';
import * as deskPageNotes from './desk/page-notes.ts';
import * as deskPages from './desk/pages.ts';
import * as deskPeople from './desk/people.ts';
import * as deskReleases from './desk/releases.ts';
import * as deskRemovedWords from './desk/removed-texts.ts';
import * as deskReportPresence from './desk/report-presence.ts';
import * as deskReviewDates from './desk/review-dates.ts';
import * as deskRevisions from './desk/revisions.ts';
import * as deskSelfTests from './desk/self-tests.ts';
import * as deskSites from './desk/sites.ts';
import * as deskStaff from './desk/staff.ts';
import * as deskOwnStaff from './desk/staff-user.ts';
import * as deskSuicideWords from './desk/suicide-words.ts';
import * as deskTerms from './desk/terms.ts';
import * as deskTransfer from './desk/transfer.ts';
import * as deskUses from './desk/uses.ts';
import * as deskVersions from './desk/versions.ts';
import * as deskWebforms from './desk/webform/webforms.ts';
import * as diary from './diary.ts';
import * as ownDrinks from './figures/user-drinks.ts';
import * as ownFigures from './figures/user-figures.ts';
import * as flags from './flags.ts';
import * as forumWrites from './forum-writes.ts';
import * as getCrisisAlerts from './get-crisis-alerts.ts';
import * as getNeutralLink from './get-neutral-link.ts';
import * as getSiteConfig from './get-site-config.ts';
import * as getStatistics from './get-statistics.ts';
import * as ifThens from './hard-moment/if-thens.ts';
import * as ownThings from './hard-moment/personal-texts.ts';
import * as reminder from './hard-moment/reminder.ts';
import * as urges from './hard-moment/urges.ts';
import * as home from './home.ts';
import * as menus from './menus.ts';
import * as myData from './my-data.ts';
import * as nodes from './nodes.ts';
import * as nurseAccess from './nurse-access.ts';
import * as nurseNotes from './nurse-notes.ts';
import * as nursePairing from './nurse-pairing.ts';
import * as nurseScopes from './nurse-scopes.ts';
import * as objection from './objection.ts';
import type { Operation } from './operation.ts';
import * as ownUser from './own-user.ts';
import * as ownDates from './personal-dates.ts';
import * as plans from './plans.ts';
import * as recordGpCall from './record-gp-call.ts';
import * as register from './register.ts';
import * as registrations from './registrations.ts';
import * as secondFactor from './second-factor.ts';
import * as instruments from './self-tests/instruments.ts';
import * as ownChecks from './self-tests/own-checks.ts';
import * as sessionLock from './session-lock.ts';
import * as sessionToken from './session-token.ts';
import * as sessions from './sessions.ts';
import * as signOn from './sign-on.ts';
import * as submissions from './submissions.ts';
import * as unsubscribeByMail from './unsubscribe-by-mail.ts';
import * as updateMessage from './update-message.ts';
import * as views from './views.ts';
import * as webformFields from './webform-fields.ts';
import * as weekLinks from './week-links.ts';
import * as writeNode from './write-node.ts';

/** Operation with any input and response. */
type AnyOperation = Operation<never, unknown>;

const isOperation = (value: object | string | number): value is AnyOperation =>
  typeof value === 'object' && 'route' in value && 'method' in value && 'read' in value;

/** All operations of the contract; the contract tests use it. */
export const OPERATIONS: readonly AnyOperation[] = [
  accountLinks,
  account,
  buddies,
  clientDetails,
  clientInvitations,
  clients,
  ...KIND_OPERATIONS,
  deskApiDescription,
  deskApproval,
  deskApprovalLinks,
  deskCopyKey,
  deskDrafts,
  deskFacts,
  deskHelpLines,
  deskLinks,
  deskListActivity,
  deskMails,
  deskMedia,
  deskMenus,
  deskModeration,
  deskNurses,
  deskObjections,
  deskOpening,
  deskOtherLanguage,
  deskOverview,
  deskOwnStaff,
  deskPageLife,
  deskPageList,
  deskPageNotes,
  deskPages,
  deskPeople,
  deskReleases,
  deskRemovedWords,
  deskReportPresence,
  deskReviewDates,
  deskRevisions,
  deskSelfTests,
  deskSites,
  deskStaff,
  deskSuicideWords,
  deskTerms,
  deskTransfer,
  deskUses,
  deskVersions,
  deskWebforms,
  diary,
  ownDrinks,
  ownFigures,
  flags,
  forumWrites,
  getCrisisAlerts,
  getNeutralLink,
  getSiteConfig,
  getStatistics,
  home,
  ifThens,
  ownThings,
  reminder,
  urges,
  menus,
  myData,
  nodes,
  nurseAccess,
  nurseNotes,
  nursePairing,
  nurseScopes,
  objection,
  ownDates,
  ownUser,
  plans,
  recordGpCall,
  register,
  registrations,
  secondFactor,
  instruments,
  ownChecks,
  sessionLock,
  sessionToken,
  sessions,
  signOn,
  submissions,
  unsubscribeByMail,
  updateMessage,
  views,
  webformFields,
  weekLinks,
  writeNode,
].flatMap((family): readonly AnyOperation[] => Object.values<object | string | number>(family).filter(isOperation));
