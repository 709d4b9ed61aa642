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
import { type Case, getCase } from './case.ts';

const MAIL = 'niemand@example.nl';
const PASSWORD = 'regen 4 wolken';
const LINK = { uid: '999999', timestamp: '1795219819', hash: 'A'.repeat(43) };
const TOKEN = { pushNotificationToken: 'apparaat-1' };

/** Well-formed input of every operation on accounts, by name, for objects that do not exist. */
export const ACCOUNT_CASES: Readonly<Record<string, Case>> = {
  login: getCase(login, { body: { mail: MAIL, password: PASSWORD } }),
  'object-to-suspension': getCase(objectToSuspension, {
    body: { mail: MAIL, password: PASSWORD, why: 'Dat was geen reclame.', more: '' },
  }),
  logout: getCase(logout, {}),
  register: getCase(register, {
    body: { mail: MAIL, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true },
    key: 'sleutel-1',
  }),
  'give-consent': getCase(giveConsent, { language: 'nl' }),
  'request-password-reset': getCase(requestPasswordReset, { body: { mail: MAIL } }),
  'check-reset-link': getCase(checkResetLink, { body: LINK }),
  'set-password': getCase(setPassword, { body: { ...LINK, password: PASSWORD } }),
  'validate-email': getCase(validateEmail, { body: LINK }),
  'send-validation-email': getCase(sendValidationEmail, {}),
  'current-user': getCase(currentUser, {}),
  'get-user': getCase(getUser, { params: { uid: 999_999 } }),
  'update-user': getCase(updateUser, { params: { uid: 999_999 }, body: { name: 'Sam' } }),
  'update-sso-user': getCase(updateSsoUser, { body: { mail: MAIL } }),
  'reset-progress': getCase(resetProgress, {}),
  'delete-account': getCase(deleteAccount, {}),
  'list-sessions': getCase(listSessions, {}),
  'end-session': getCase(endSession, { params: { id: 999_999 } }),
  'end-other-sessions': getCase(endOtherSessions, {}),
  'confirm-session': getCase(confirmSession, { body: { password: PASSWORD } }),
  'get-session-lock': getCase(getSessionLock, {}),
  'lock-session': getCase(lockSession, {}),
  'unlock-session': getCase(unlockSession, { body: { code: '480391' } }),
  'set-lock-code': getCase(setLockCode, { body: { code: '480391', password: PASSWORD } }),
  'remove-lock-code': getCase(removeLockCode, {}),
  'my-data': getCase(myData, {}),
  'import-my-data': getCase(importMyData, { body: { file: { account: { domain: 'alcohol' } }, write: false } }),
  'save-push-token': getCase(savePushToken, { body: { ...TOKEN, platform: 'android' } }),
  'delete-push-token': getCase(deletePushToken, { body: TOKEN }),
  'get-neutral-link': getCase(getNeutralLink, { params: { token: 'v1.niets' } }),
  'get-sign-on-url': getCase(getSignOnUrl, {}),
  'return-from-sign-on': getCase(returnFromSignOn, { search: [] }),
  'launch-hti': getCase(launchHti, {}),
  'register-hti': getCase(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }),
};
