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
import { type Case, createCase } from './case.ts';

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
  'get-second-factor': createCase(getSecondFactor, {}),
  'begin-second-factor': createCase(startSecondFactor, { body: { password: PASSWORD } }),
  'confirm-second-factor': createCase(confirmSecondFactor, CODE),
  'renew-recovery-codes': createCase(renewRecoveryCodes, CODE),
  'open-copy-key': createCase(openCopyKey, {}),
  'login-staff': createCase(loginStaff, { body: { mail: MAIL, password: PASSWORD } }),
  'check-staff-link': createCase(checkStaffLink, { body: { token: TOKEN } }),
  'begin-staff': createCase(startStaffAccount, {
    body: { token: TOKEN, name: 'Sam', password: PASSWORD, language: 'nl' },
  }),
  'list-staff': createCase(listStaff, {}),
  'invite-staff': createCase(inviteStaff, { body: { name: 'Sam', mail: MAIL, role: 'editor', language: 'nl' } }),
  'change-staff': createCase(changeStaff, { ...NOBODY, body: { role: 'editor' } }),
  'remove-staff': createCase(removeStaff, NOBODY),
  'send-staff-link': createCase(sendStaffLink, NOBODY),
  'reset-staff-factor': createCase(resetStaffFactor, NOBODY),
  'save-own-staff': createCase(saveOwnStaff, { body: { name: 'Sam', language: 'nl' } }),
  'show-overview': createCase(showOverview, {}),
  'list-sites': createCase(listSites, {}),
  'save-site': createCase(saveSite, { params: { domain: 'cannabis' }, body: SITE }),
  'show-provider': createCase(showProvider, {}),
  'save-provider': createCase(saveProvider, { body: { ...NO_PROVIDER, version: 'x' } }),
  'show-opening': createCase(showOpening, {}),
  'settle-point': createCase(setPointState, {
    params: { point: 'keys' },
    body: { outcome: 'done', name: 'Sam', reason: '' },
  }),
  'send-test-mail': createCase(sendTestMail, {}),
  'open-test-mail': createCase(openTestMail, { body: { token: TOKEN } }),
  'list-facts': createCase(listFacts, {}),
  'sign-facts': createCase(signFacts, { body: { name: 'Sam', facts: [] } }),
  'list-help-lines': createCase(listHelpLines, {}),
  'check-help-line': createCase(checkHelpLine, {
    params: { line: 'nergens' },
    body: { checkedOn: '2026-11-20', checkedBy: 'Sam', open: null, price: null, languages: null },
  }),
  'list-mail-log': createCase(listMailLog, { query: { state: 'sent', page: 0 } }),
  'list-jobs': createCase(listJobs, {}),
  'list-activity': createCase(listActivity, { query: { page: 0, kind: 'menu', by: '1' } }),
  'change-staff-password': createCase(changeStaffPassword, { body: { current: PASSWORD, password: PASSWORD } }),
};
