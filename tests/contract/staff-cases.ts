import { openCopyKey } from '#src/contract/desk/copy-key.ts';
import { listFacts, signFacts } from '#src/contract/desk/facts.ts';
import { checkHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { listActivity } from '#src/contract/desk/list-activity.ts';
import { listMailLog, openTestMail, sendTestMail } from '#src/contract/desk/mails.ts';
import { saveProvider, setPointState, showOpening, showProvider } from '#src/contract/desk/opening.ts';
import { listJobs, showOverview } from '#src/contract/desk/overview.ts';
import {
  changeStaffPassword,
  checkStaffLink,
  loginStaff,
  saveOwnStaff,
  startStaffAccount,
} from '#src/contract/desk/own-staff.ts';
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
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#src/contract/second-factor.ts';
import { NO_PROVIDER } from '#src/domains/provider.ts';
import { type Case, caseOf } from './case.ts';

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
  'get-second-factor': caseOf(getSecondFactor, {}),
  'begin-second-factor': caseOf(startSecondFactor, { body: { password: PASSWORD } }),
  'confirm-second-factor': caseOf(confirmSecondFactor, CODE),
  'renew-recovery-codes': caseOf(renewRecoveryCodes, CODE),
  'open-copy-key': caseOf(openCopyKey, {}),
  'login-staff': caseOf(loginStaff, { body: { mail: MAIL, password: PASSWORD } }),
  'check-staff-link': caseOf(checkStaffLink, { body: { token: TOKEN } }),
  'begin-staff': caseOf(startStaffAccount, { body: { token: TOKEN, name: 'Sam', password: PASSWORD, language: 'nl' } }),
  'list-staff': caseOf(listStaff, {}),
  'invite-staff': caseOf(inviteStaff, { body: { name: 'Sam', mail: MAIL, role: 'editor', language: 'nl' } }),
  'change-staff': caseOf(changeStaff, { ...NOBODY, body: { role: 'editor' } }),
  'remove-staff': caseOf(removeStaff, NOBODY),
  'send-staff-link': caseOf(sendStaffLink, NOBODY),
  'reset-staff-factor': caseOf(resetStaffFactor, NOBODY),
  'save-own-staff': caseOf(saveOwnStaff, { body: { name: 'Sam', language: 'nl' } }),
  'show-overview': caseOf(showOverview, {}),
  'list-sites': caseOf(listSites, {}),
  'save-site': caseOf(saveSite, { params: { domain: 'cannabis' }, body: SITE }),
  'show-provider': caseOf(showProvider, {}),
  'save-provider': caseOf(saveProvider, { body: { ...NO_PROVIDER, version: 'x' } }),
  'show-opening': caseOf(showOpening, {}),
  'settle-point': caseOf(setPointState, {
    params: { point: 'keys' },
    body: { outcome: 'done', name: 'Sam', reason: '' },
  }),
  'send-test-mail': caseOf(sendTestMail, {}),
  'open-test-mail': caseOf(openTestMail, { body: { token: TOKEN } }),
  'list-facts': caseOf(listFacts, {}),
  'sign-facts': caseOf(signFacts, { body: { name: 'Sam', facts: [] } }),
  'list-help-lines': caseOf(listHelpLines, {}),
  'check-help-line': caseOf(checkHelpLine, {
    params: { line: 'nergens' },
    body: { checkedOn: '2026-11-20', checkedBy: 'Sam', open: null, price: null, languages: null },
  }),
  'list-mail-log': caseOf(listMailLog, { query: { state: 'sent', page: 0 } }),
  'list-jobs': caseOf(listJobs, {}),
  'list-activity': caseOf(listActivity, { query: { page: 0, kind: 'menu', by: '1' } }),
  'change-staff-password': caseOf(changeStaffPassword, { body: { current: PASSWORD, password: PASSWORD } }),
};
