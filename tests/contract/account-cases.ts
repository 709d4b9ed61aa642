import {
  deleteAccount,
  deletePushToken,
  giveConsent,
  resetProgress,
  savePushToken,
  updateUser,
} from '#src/contract/account.ts';
import { checkResetLink, requestPasswordReset, setPassword, validateEmail } from '#src/contract/account-links.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { importMyData, myData } from '#src/contract/my-data.ts';
import { getUser } from '#src/contract/nodes.ts';
import { objectToSuspension } from '#src/contract/objection.ts';
import { currentUser, sendValidationEmail } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { getSessionLock, lockSession, removeLockCode, setLockCode, unlockSession } from '#src/contract/session-lock.ts';
import { confirmSession, endOtherSessions, endSession, listSessions, login, logout } from '#src/contract/sessions.ts';
import { getSignOnUrl, launchHti, registerHti, returnFromSignOn, updateSsoUser } from '#src/contract/sign-on.ts';
import { type Case, caseOf } from './case.ts';

const MAIL = 'niemand@example.nl';
const PASSWORD = 'regen 4 wolken';
const LINK = { uid: '999999', timestamp: '1795219819', hash: 'A'.repeat(43) };
const TOKEN = { pushNotificationToken: 'apparaat-1' };

/** Well-formed input of every operation on accounts, by name, for objects that do not exist. */
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
