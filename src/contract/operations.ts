import { acceptBuddyInvite } from './accept-buddy-invite.ts';
import { addBuddy } from './add-buddy.ts';
import { anonymiseComment } from './anonymise-comment.ts';
import { anonymisePost } from './anonymise-post.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { checkResetLink } from './check-reset-link.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { createComment } from './create-comment.ts';
import { createDiaryEntry } from './create-diary-entry.ts';
import { createPost } from './create-post.ts';
import { currentUser } from './current-user.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteBuddy } from './delete-buddy.ts';
import { deleteDiaryEntry } from './delete-diary-entry.ts';
import { deleteRegistration } from './delete-registration.ts';
import { beginStaff } from './desk/begin-staff.ts';
import { changeStaff } from './desk/change-staff.ts';
import { changeStaffPassword } from './desk/change-staff-password.ts';
import { checkStaffLink } from './desk/check-staff-link.ts';
import { deleteAlert } from './desk/delete-alert.ts';
import { deleteMedia } from './desk/delete-media.ts';
import { deletePage } from './desk/delete-page.ts';
import { deleteTerm } from './desk/delete-term.ts';
import { describePage } from './desk/describe-page.ts';
import { exportContent } from './desk/export-content.ts';
import { findPeople } from './desk/find-people.ts';
import { checkContent, importContent } from './desk/import-content.ts';
import { inviteStaff } from './desk/invite-staff.ts';
import { listAffected } from './desk/list-affected.ts';
import { listAlerts } from './desk/list-alerts.ts';
import { listChoices } from './desk/list-choices.ts';
import { listJobs } from './desk/list-jobs.ts';
import { listMailLog } from './desk/list-mail-log.ts';
import { listMails } from './desk/list-mails.ts';
import { listMedia } from './desk/list-media.ts';
import { listModeration } from './desk/list-moderation.ts';
import { listModerationDeeds } from './desk/list-moderation-deeds.ts';
import { listNurseApplications } from './desk/list-nurse-applications.ts';
import { listPages } from './desk/list-pages.ts';
import { listRevisions } from './desk/list-revisions.ts';
import { listSites } from './desk/list-sites.ts';
import { listStaff } from './desk/list-staff.ts';
import { listTerms } from './desk/list-terms.ts';
import { loginStaff } from './desk/login-staff.ts';
import { makeAlert } from './desk/make-alert.ts';
import { makePage } from './desk/make-page.ts';
import { makeTerm } from './desk/make-term.ts';
import { moderateText } from './desk/moderate-text.ts';
import { movePage } from './desk/move-page.ts';
import { openMail } from './desk/open-mail.ts';
import { openMedia } from './desk/open-media.ts';
import { openMenu } from './desk/open-menu.ts';
import { openModeratedText } from './desk/open-moderated-text.ts';
import { openPage } from './desk/open-page.ts';
import { openRevision } from './desk/open-revision.ts';
import { orderAlerts } from './desk/order-alerts.ts';
import { orderTerms } from './desk/order-terms.ts';
import { previewPage } from './desk/preview-page.ts';
import { publishPage } from './desk/publish-page.ts';
import { readReferences } from './desk/read-references.ts';
import { removeStaff } from './desk/remove-staff.ts';
import { replaceMedia } from './desk/replace-media.ts';
import { resetMail } from './desk/reset-mail.ts';
import { resetStaffFactor } from './desk/reset-staff-factor.ts';
import { restorePage } from './desk/restore-page.ts';
import { reviewNurse } from './desk/review-nurse.ts';
import { saveMail } from './desk/save-mail.ts';
import { saveMenu } from './desk/save-menu.ts';
import { saveOwnStaff } from './desk/save-own-staff.ts';
import { savePage } from './desk/save-page.ts';
import { saveSite } from './desk/save-site.ts';
import { sendMessage } from './desk/send-message.ts';
import { sendStaffLink } from './desk/send-staff-link.ts';
import { showOverview } from './desk/show-overview.ts';
import { showPreview } from './desk/show-preview.ts';
import { translatePage } from './desk/translate-page.ts';
import { unpublishPage } from './desk/unpublish-page.ts';
import { updateAlert } from './desk/update-alert.ts';
import { updateMedia } from './desk/update-media.ts';
import { updateTerm } from './desk/update-term.ts';
import { uploadMedia } from './desk/upload-media.ts';
import { listWebforms } from './desk/webform/list-webforms.ts';
import { makeWebform } from './desk/webform/make-webform.ts';
import { openWebform } from './desk/webform/open-webform.ts';
import { saveWebform } from './desk/webform/save-webform.ts';
import { flagContent } from './flag-content.ts';
import { getAccessRecord } from './get-access-record.ts';
import { getClient } from './get-client.ts';
import { getClientExercises } from './get-client-exercises.ts';
import { getClientProgramme } from './get-client-programme.ts';
import { getClientRegistrations } from './get-client-registrations.ts';
import { getClientWebform } from './get-client-webform.ts';
import { getClients } from './get-clients.ts';
import { getCrisisAlerts } from './get-crisis-alerts.ts';
import { getLoginStatus } from './get-login-status.ts';
import { getMenu } from './get-menu.ts';
import { getNeutralLink } from './get-neutral-link.ts';
import { getNode } from './get-node.ts';
import { getNurseInfo } from './get-nurse-info.ts';
import { getPage } from './get-page.ts';
import { getParagraph } from './get-paragraph.ts';
import { getPlan } from './get-plan.ts';
import { getRegistrationsOverview } from './get-registrations-overview.ts';
import { getSecondFactor } from './get-second-factor.ts';
import { getSessionToken } from './get-session-token.ts';
import { getSignOnUrl } from './get-sign-on-url.ts';
import { getSiteConfig } from './get-site-config.ts';
import { getStatistics } from './get-statistics.ts';
import { getTerm } from './get-term.ts';
import { getUser } from './get-user.ts';
import { getView } from './get-view.ts';
import { getWebformFields } from './get-webform-fields.ts';
import { inviteClient } from './invite-client.ts';
import { launchHti } from './launch-hti.ts';
import { listSubmissions } from './list-submissions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { myData } from './my-data.ts';
import { pairNurse } from './pair-nurse.ts';
import { deletePushToken, savePushToken } from './push-token.ts';
import { refuseBuddyInvite } from './refuse-buddy-invite.ts';
import { register } from './register.ts';
import { registerHti } from './register-hti.ts';
import { removeClient } from './remove-client.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewPairingCode } from './renew-pairing-code.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetProgress } from './reset-progress.ts';
import { returnFromSignOn } from './return-from-sign-on.ts';
import { saveGoal } from './save-goal.ts';
import { saveRegistration } from './save-registration.ts';
import { sendValidationEmail } from './send-validation-email.ts';
import { setPassword } from './set-password.ts';
import { submitWebform } from './submit-webform.ts';
import { translatePath } from './translate-path.ts';
import { unflagContent } from './unflag-content.ts';
import { unpairNurse } from './unpair-nurse.ts';
import { unsubscribeBuddy } from './unsubscribe-buddy.ts';
import { showUnsubscribe, unsubscribeByMail } from './unsubscribe-by-mail.ts';
import { updateComment } from './update-comment.ts';
import { updateDiaryEntry } from './update-diary-entry.ts';
import { updateGoal } from './update-goal.ts';
import { updateMessage } from './update-message.ts';
import { updatePost } from './update-post.ts';
import { updateRegistration } from './update-registration.ts';
import { updateSsoUser } from './update-sso-user.ts';
import { updateSubmission } from './update-submission.ts';
import { updateUser } from './update-user.ts';
import { validateEmail } from './validate-email.ts';
import { createNode, deleteNode, updateNode } from './write-node.ts';

/** Every operation of the contract. The contract tests run over this list. */
export const OPERATIONS = [
  getSessionToken,
  getLoginStatus,
  login,
  logout,
  register,
  requestPasswordReset,
  checkResetLink,
  setPassword,
  validateEmail,
  sendValidationEmail,
  currentUser,
  updateSsoUser,
  getUser,
  updateUser,
  resetProgress,
  deleteAccount,
  myData,
  savePushToken,
  deletePushToken,
  getNeutralLink,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  loginStaff,
  checkStaffLink,
  beginStaff,
  listStaff,
  inviteStaff,
  changeStaff,
  removeStaff,
  sendStaffLink,
  resetStaffFactor,
  saveOwnStaff,
  changeStaffPassword,
  showOverview,
  listSites,
  saveSite,
  listMailLog,
  listJobs,
  getRegistrationsOverview,
  getStatistics,
  getPlan,
  saveRegistration,
  updateRegistration,
  deleteRegistration,
  saveGoal,
  updateGoal,
  getSignOnUrl,
  returnFromSignOn,
  launchHti,
  registerHti,
  addBuddy,
  deleteBuddy,
  acceptBuddyInvite,
  refuseBuddyInvite,
  unsubscribeBuddy,
  unsubscribeByMail,
  showUnsubscribe,
  pairNurse,
  getNurseInfo,
  unpairNurse,
  getAccessRecord,
  renewPairingCode,
  getClients,
  getClient,
  getClientRegistrations,
  getClientExercises,
  getClientProgramme,
  getClientWebform,
  removeClient,
  inviteClient,
  getSiteConfig,
  getCrisisAlerts,
  getMenu,
  listSubmissions,
  getView,
  getWebformFields,
  submitWebform,
  updateSubmission,
  getNode,
  getParagraph,
  getTerm,
  translatePath,
  createDiaryEntry,
  updateDiaryEntry,
  deleteDiaryEntry,
  createPost,
  updatePost,
  anonymisePost,
  createComment,
  updateComment,
  anonymiseComment,
  flagContent,
  unflagContent,
  updateMessage,
  findPeople,
  listModeration,
  listModerationDeeds,
  listNurseApplications,
  moderateText,
  openModeratedText,
  reviewNurse,
  sendMessage,
  listWebforms,
  makeWebform,
  openWebform,
  saveWebform,
  createNode,
  updateNode,
  deleteNode,
  readReferences,
  listChoices,
  listMedia,
  uploadMedia,
  openMedia,
  updateMedia,
  replaceMedia,
  deleteMedia,
  exportContent,
  checkContent,
  importContent,
  listPages,
  makePage,
  describePage,
  deletePage,
  openPage,
  savePage,
  translatePage,
  publishPage,
  unpublishPage,
  restorePage,
  movePage,
  listRevisions,
  openRevision,
  listAffected,
  previewPage,
  showPreview,
  listMails,
  openMail,
  saveMail,
  resetMail,
  listAlerts,
  makeAlert,
  updateAlert,
  deleteAlert,
  orderAlerts,
  openMenu,
  saveMenu,
  listTerms,
  makeTerm,
  updateTerm,
  deleteTerm,
  orderTerms,
  getPage,
] as const;
