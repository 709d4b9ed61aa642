import { openCopyKey } from '#src/contract/desk/copy-key.ts';
import { listFacts, signFacts } from '#src/contract/desk/facts.ts';
import { checkHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { listActivity } from '#src/contract/desk/list-activity.ts';
import { listMailLog, openTestMail, sendTestMail } from '#src/contract/desk/mails.ts';
import { saveProvider, setPointState, showOpening, showProvider } from '#src/contract/desk/opening.ts';
import { listJobs, showOverview } from '#src/contract/desk/overview.ts';
import { listSites, saveSite } from '#src/contract/desk/sites.ts';
import {
  changeStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resetStaffFactor,
  sendStaffLink,
} from '#src/contract/desk/staff.ts';
import {
  changeStaffPassword,
  checkStaffLink,
  loginStaff,
  saveOwnStaff,
  startStaffAccount,
} from '#src/contract/desk/staff-user.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#src/contract/second-factor.ts';
import { NO_PROVIDER } from '#src/domains/provider.ts';
import { type Case, getCase } from './case.ts';

const MAIL = 'niemand@example.nl';
const PASSWORD = 'regen 4 wolken';
const TOKEN = 'A'.repeat(43);
const NOBODY = { params: { uid: 999_999 } };
const SITE = {
  name: null,
  maintenance: false,
  hti: false,
  energy: false,
  loginOnly: null,
  supportPopup: null,
  stopDate: null,
  limits: { maximum: null, checkFrom: null, weeksInGroup: null },
  cookieTexts: null,
  partners: [],
  version: 'x',
} as const;
const CODE = { body: { code: '000000' } };

/** Well-formed input of every operation on staff and second factors, by name, for objects that do not exist. */
export const STAFF_CASES: Readonly<Record<string, Case>> = {
  'get-second-factor': getCase(getSecondFactor, {}),
  'begin-second-factor': getCase(startSecondFactor, { body: { password: PASSWORD } }),
  'confirm-second-factor': getCase(confirmSecondFactor, CODE),
  'renew-recovery-codes': getCase(renewRecoveryCodes, CODE),
  'open-copy-key': getCase(openCopyKey, {}),
  'login-staff': getCase(loginStaff, { body: { mail: MAIL, password: PASSWORD } }),
  'check-staff-link': getCase(checkStaffLink, { body: { token: TOKEN } }),
  'begin-staff': getCase(startStaffAccount, {
    body: { token: TOKEN, name: 'Sam', password: PASSWORD, language: 'nl' },
  }),
  'list-staff': getCase(listStaff, {}),
  'invite-staff': getCase(inviteStaff, { body: { name: 'Sam', mail: MAIL, role: 'editor', language: 'nl' } }),
  'change-staff': getCase(changeStaff, { ...NOBODY, body: { role: 'editor' } }),
  'remove-staff': getCase(removeStaff, NOBODY),
  'send-staff-link': getCase(sendStaffLink, NOBODY),
  'reset-staff-factor': getCase(resetStaffFactor, NOBODY),
  'save-own-staff': getCase(saveOwnStaff, { body: { name: 'Sam', language: 'nl' } }),
  'show-overview': getCase(showOverview, {}),
  'list-sites': getCase(listSites, {}),
  'save-site': getCase(saveSite, { params: { domain: 'cannabis' }, body: SITE }),
  'show-provider': getCase(showProvider, {}),
  'save-provider': getCase(saveProvider, { body: { ...NO_PROVIDER, version: 'x' } }),
  'show-opening': getCase(showOpening, {}),
  'settle-point': getCase(setPointState, {
    params: { point: 'keys' },
    body: { outcome: 'done', name: 'Sam', reason: '' },
  }),
  'send-test-mail': getCase(sendTestMail, {}),
  'open-test-mail': getCase(openTestMail, { body: { token: TOKEN } }),
  'list-facts': getCase(listFacts, {}),
  'sign-facts': getCase(signFacts, { body: { name: 'Sam', facts: [] } }),
  'list-help-lines': getCase(listHelpLines, {}),
  'check-help-line': getCase(checkHelpLine, {
    params: { line: 'nergens' },
    body: { checkedOn: '2026-11-20', checkedBy: 'Sam', open: null, price: null, languages: null },
  }),
  'list-mail-log': getCase(listMailLog, { query: { state: 'sent', page: 0 } }),
  'list-jobs': getCase(listJobs, {}),
  'list-activity': getCase(listActivity, { query: { page: 0, kind: 'menu', by: '1' } }),
  'change-staff-password': getCase(changeStaffPassword, { body: { current: PASSWORD, password: PASSWORD } }),
};
