import { anonymiseComment } from './anonymise-comment.ts';
import { anonymisePost } from './anonymise-post.ts';
import { checkResetLink } from './check-reset-link.ts';
import { createComment } from './create-comment.ts';
import { createDiaryEntry } from './create-diary-entry.ts';
import { createPost } from './create-post.ts';
import { currentUser } from './current-user.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteDiaryEntry } from './delete-diary-entry.ts';
import { deleteRegistration } from './delete-registration.ts';
import { flagContent } from './flag-content.ts';
import { getCrisisAlerts } from './get-crisis-alerts.ts';
import { getLoginStatus } from './get-login-status.ts';
import { getMenu } from './get-menu.ts';
import { getNeutralLink } from './get-neutral-link.ts';
import { getNode } from './get-node.ts';
import { getPage } from './get-page.ts';
import { getParagraph } from './get-paragraph.ts';
import { getRegistrationsOverview } from './get-registrations-overview.ts';
import { getSessionToken } from './get-session-token.ts';
import { getSignOnUrl } from './get-sign-on-url.ts';
import { getSiteConfig } from './get-site-config.ts';
import { getStatistics } from './get-statistics.ts';
import { getTerm } from './get-term.ts';
import { getUser } from './get-user.ts';
import { getView } from './get-view.ts';
import { getWebformFields } from './get-webform-fields.ts';
import { launchHti } from './launch-hti.ts';
import { listSubmissions } from './list-submissions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { myData } from './my-data.ts';
import { deletePushToken, savePushToken } from './push-token.ts';
import { register } from './register.ts';
import { registerHti } from './register-hti.ts';
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
  getRegistrationsOverview,
  getStatistics,
  saveRegistration,
  updateRegistration,
  deleteRegistration,
  saveGoal,
  updateGoal,
  getSignOnUrl,
  returnFromSignOn,
  launchHti,
  registerHti,
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
  createNode,
  updateNode,
  deleteNode,
  getPage,
] as const;
