import { checkResetLink } from '#src/contract/check-reset-link.ts';
import { confirmSession } from '#src/contract/confirm-session.ts';
import { currentUser } from '#src/contract/current-user.ts';
import { deleteAccount } from '#src/contract/delete-account.ts';
import { endOtherSessions, endSession } from '#src/contract/end-session.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { getSignOnUrl } from '#src/contract/get-sign-on-url.ts';
import { getUser } from '#src/contract/get-user.ts';
import { giveConsent } from '#src/contract/give-consent.ts';
import { importMyData } from '#src/contract/import-my-data.ts';
import { launchHti } from '#src/contract/launch-hti.ts';
import { listSessions } from '#src/contract/list-sessions.ts';
import { login } from '#src/contract/login.ts';
import { logout } from '#src/contract/logout.ts';
import { myData } from '#src/contract/my-data.ts';
import { objectToSuspension } from '#src/contract/objection.ts';
import { deletePushToken, savePushToken } from '#src/contract/push-token.ts';
import { register } from '#src/contract/register.ts';
import { registerHti } from '#src/contract/register-hti.ts';
import { requestPasswordReset } from '#src/contract/request-password-reset.ts';
import { resetProgress } from '#src/contract/reset-progress.ts';
import { returnFromSignOn } from '#src/contract/return-from-sign-on.ts';
import { sendValidationEmail } from '#src/contract/send-validation-email.ts';
import { getSessionLock, lockSession, removeLockCode, setLockCode, unlockSession } from '#src/contract/session-lock.ts';
import { setPassword } from '#src/contract/set-password.ts';
import { updateSsoUser } from '#src/contract/update-sso-user.ts';
import { updateUser } from '#src/contract/update-user.ts';
import { validateEmail } from '#src/contract/validate-email.ts';
import { type Case, caseOf } from './case.ts';

const MAIL = 'niemand@example.nl';
const PASSWORD = 'regen 4 wolken';
const LINK = { uid: '999999', timestamp: '1795219819', hash: 'A'.repeat(43) };
const TOKEN = { pushNotificationToken: 'apparaat-1' };

/** The input of every operation about accounts, by name: well-formed, about nobody. */
export const ACCOUNT_CASES: Readonly<Record<string, Case>> = {
  login: caseOf(login, { body: { mail: MAIL, password: PASSWORD } }),
  'object-to-suspension': caseOf(objectToSuspension, {
    body: { mail: MAIL, password: PASSWORD, why: 'Dat was geen reclame.', more: '' },
  }),
  logout: caseOf(logout, {}),
  register: caseOf(register, {
    body: { mail: MAIL, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true },
    key: 'sleutel-1',
  }),
  'give-consent': caseOf(giveConsent, { language: 'nl' }),
  'request-password-reset': caseOf(requestPasswordReset, { body: { mail: MAIL } }),
  'check-reset-link': caseOf(checkResetLink, { body: LINK }),
  'set-password': caseOf(setPassword, { body: { ...LINK, password: PASSWORD } }),
  'validate-email': caseOf(validateEmail, { body: LINK }),
  'send-validation-email': caseOf(sendValidationEmail, {}),
  'current-user': caseOf(currentUser, {}),
  'get-user': caseOf(getUser, { params: { uid: 999_999 } }),
  'update-user': caseOf(updateUser, { params: { uid: 999_999 }, body: { name: 'Sam' } }),
  'update-sso-user': caseOf(updateSsoUser, { body: { mail: MAIL } }),
  'reset-progress': caseOf(resetProgress, {}),
  'delete-account': caseOf(deleteAccount, {}),
  'list-sessions': caseOf(listSessions, {}),
  'end-session': caseOf(endSession, { params: { id: 999_999 } }),
  'end-other-sessions': caseOf(endOtherSessions, {}),
  'confirm-session': caseOf(confirmSession, { body: { password: PASSWORD } }),
  'get-session-lock': caseOf(getSessionLock, {}),
  'lock-session': caseOf(lockSession, {}),
  'unlock-session': caseOf(unlockSession, { body: { code: '480391' } }),
  'set-lock-code': caseOf(setLockCode, { body: { code: '480391', password: PASSWORD } }),
  'remove-lock-code': caseOf(removeLockCode, {}),
  'my-data': caseOf(myData, {}),
  'import-my-data': caseOf(importMyData, { body: { file: { account: { domain: 'alcohol' } }, write: false } }),
  'save-push-token': caseOf(savePushToken, { body: { ...TOKEN, platform: 'android' } }),
  'delete-push-token': caseOf(deletePushToken, { body: TOKEN }),
  'get-neutral-link': caseOf(getNeutralLink, { params: { token: 'v1.niets' } }),
  'get-sign-on-url': caseOf(getSignOnUrl, {}),
  'return-from-sign-on': caseOf(returnFromSignOn, { search: [] }),
  'launch-hti': caseOf(launchHti, {}),
  'register-hti': caseOf(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }),
};
