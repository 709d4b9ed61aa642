import { beginSecondFactor } from '../begin-second-factor.ts';
import { checkResetLink } from '../check-reset-link.ts';
import { confirmSecondFactor } from '../confirm-second-factor.ts';
import { confirmSession } from '../confirm-session.ts';
import { currentUser } from '../current-user.ts';
import { deleteAccount } from '../delete-account.ts';
import { endOtherSessions, endSession } from '../end-session.ts';
import { getLoginStatus } from '../get-login-status.ts';
import { getNeutralLink } from '../get-neutral-link.ts';
import { getSecondFactor } from '../get-second-factor.ts';
import { getSessionToken } from '../get-session-token.ts';
import { getSignOnUrl } from '../get-sign-on-url.ts';
import { getUser } from '../get-user.ts';
import { giveConsent } from '../give-consent.ts';
import { importMyData } from '../import-my-data.ts';
import { launchHti } from '../launch-hti.ts';
import { listSessions } from '../list-sessions.ts';
import { login } from '../login.ts';
import { logout } from '../logout.ts';
import { myData } from '../my-data.ts';
import { deletePushToken, savePushToken } from '../push-token.ts';
import { register } from '../register.ts';
import { registerHti } from '../register-hti.ts';
import { renewRecoveryCodes } from '../renew-recovery-codes.ts';
import { requestPasswordReset } from '../request-password-reset.ts';
import { resetProgress } from '../reset-progress.ts';
import { returnFromSignOn } from '../return-from-sign-on.ts';
import { sendValidationEmail } from '../send-validation-email.ts';
import { getSessionLock, lockSession, removeLockCode, setLockCode, unlockSession } from '../session-lock.ts';
import { setPassword } from '../set-password.ts';
import { updateSsoUser } from '../update-sso-user.ts';
import { updateUser } from '../update-user.ts';
import { validateEmail } from '../validate-email.ts';

/** The own account: session, registration, credentials, second factor, other organisations. */
export const ACCOUNT_OPERATIONS = [
  getSessionToken,
  getLoginStatus,
  login,
  logout,
  register,
  giveConsent,
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
  importMyData,
  savePushToken,
  deletePushToken,
  listSessions,
  endSession,
  endOtherSessions,
  confirmSession,
  getSessionLock,
  lockSession,
  unlockSession,
  setLockCode,
  removeLockCode,
  getNeutralLink,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  getSignOnUrl,
  returnFromSignOn,
  launchHti,
  registerHti,
] as const;
