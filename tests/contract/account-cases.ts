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
import { type Case, createCase } from './case.ts';

const MAIL = 'niemand@example.nl';
const PASSWORD = 'regen 4 wolken';
const LINK = { uid: '999999', timestamp: '1795219819', hash: 'A'.repeat(43) };
const TOKEN = { pushNotificationToken: 'apparaat-1' };

/** Well-formed input of every operation on accounts, by name, for objects that do not exist. */
export const ACCOUNT_CASES: Readonly<Record<string, Case>> = {
  login: createCase(login, { body: { mail: MAIL, password: PASSWORD } }),
  'object-to-suspension': createCase(objectToSuspension, {
    body: { mail: MAIL, password: PASSWORD, why: 'Dat was geen reclame.', more: '' },
  }),
  logout: createCase(logout, {}),
  register: createCase(register, {
    body: { mail: MAIL, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true },
    key: 'sleutel-1',
  }),
  'give-consent': createCase(giveConsent, { language: 'nl' }),
  'request-password-reset': createCase(requestPasswordReset, { body: { mail: MAIL } }),
  'check-reset-link': createCase(checkResetLink, { body: LINK }),
  'set-password': createCase(setPassword, { body: { ...LINK, password: PASSWORD } }),
  'validate-email': createCase(validateEmail, { body: LINK }),
  'send-validation-email': createCase(sendValidationEmail, {}),
  'current-user': createCase(currentUser, {}),
  'get-user': createCase(getUser, { params: { uid: 999_999 } }),
  'update-user': createCase(updateUser, { params: { uid: 999_999 }, body: { name: 'Sam' } }),
  'update-sso-user': createCase(updateSsoUser, { body: { mail: MAIL } }),
  'reset-progress': createCase(resetProgress, {}),
  'delete-account': createCase(deleteAccount, {}),
  'list-sessions': createCase(listSessions, {}),
  'end-session': createCase(endSession, { params: { id: 999_999 } }),
  'end-other-sessions': createCase(endOtherSessions, {}),
  'confirm-session': createCase(confirmSession, { body: { password: PASSWORD } }),
  'get-session-lock': createCase(getSessionLock, {}),
  'lock-session': createCase(lockSession, {}),
  'unlock-session': createCase(unlockSession, { body: { code: '480391' } }),
  'set-lock-code': createCase(setLockCode, { body: { code: '480391', password: PASSWORD } }),
  'remove-lock-code': createCase(removeLockCode, {}),
  'my-data': createCase(myData, {}),
  'import-my-data': createCase(importMyData, { body: { file: { account: { domain: 'alcohol' } }, write: false } }),
  'save-push-token': createCase(savePushToken, { body: { ...TOKEN, platform: 'android' } }),
  'delete-push-token': createCase(deletePushToken, { body: TOKEN }),
  'get-neutral-link': createCase(getNeutralLink, { params: { token: 'v1.niets' } }),
  'get-sign-on-url': createCase(getSignOnUrl, {}),
  'return-from-sign-on': createCase(returnFromSignOn, { search: [] }),
  'launch-hti': createCase(launchHti, {}),
  'register-hti': createCase(registerHti, { body: { name: '', mail: '' }, consentIn: 'nl' }),
};
