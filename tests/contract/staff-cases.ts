import { beginSecondFactor } from '#src/contract/begin-second-factor.ts';
import { confirmSecondFactor } from '#src/contract/confirm-second-factor.ts';
import { beginStaff } from '#src/contract/desk/begin-staff.ts';
import { changeStaff } from '#src/contract/desk/change-staff.ts';
import { changeStaffPassword } from '#src/contract/desk/change-staff-password.ts';
import { checkHelpLine } from '#src/contract/desk/check-help-line.ts';
import { checkStaffLink } from '#src/contract/desk/check-staff-link.ts';
import { inviteStaff } from '#src/contract/desk/invite-staff.ts';
import { listActivity } from '#src/contract/desk/list-activity.ts';
import { listFacts } from '#src/contract/desk/list-facts.ts';
import { listHelpLines } from '#src/contract/desk/list-help-lines.ts';
import { listJobs } from '#src/contract/desk/list-jobs.ts';
import { listMailLog } from '#src/contract/desk/list-mail-log.ts';
import { listSites } from '#src/contract/desk/list-sites.ts';
import { listStaff } from '#src/contract/desk/list-staff.ts';
import { loginStaff } from '#src/contract/desk/login-staff.ts';
import { openTestMail } from '#src/contract/desk/open-test-mail.ts';
import { removeStaff } from '#src/contract/desk/remove-staff.ts';
import { resetStaffFactor } from '#src/contract/desk/reset-staff-factor.ts';
import { saveOwnStaff } from '#src/contract/desk/save-own-staff.ts';
import { saveProvider } from '#src/contract/desk/save-provider.ts';
import { saveSite } from '#src/contract/desk/save-site.ts';
import { sendStaffLink } from '#src/contract/desk/send-staff-link.ts';
import { sendTestMail } from '#src/contract/desk/send-test-mail.ts';
import { settlePoint } from '#src/contract/desk/settle-point.ts';
import { showOpening } from '#src/contract/desk/show-opening.ts';
import { showOverview } from '#src/contract/desk/show-overview.ts';
import { showProvider } from '#src/contract/desk/show-provider.ts';
import { signFacts } from '#src/contract/desk/sign-facts.ts';
import { getSecondFactor } from '#src/contract/get-second-factor.ts';
import { renewRecoveryCodes } from '#src/contract/renew-recovery-codes.ts';
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

/** The input of every operation about staff and second factors, by name: well-formed, about nobody. */
export const STAFF_CASES: Readonly<Record<string, Case>> = {
  'get-second-factor': caseOf(getSecondFactor, {}),
  'begin-second-factor': caseOf(beginSecondFactor, { body: { password: PASSWORD } }),
  'confirm-second-factor': caseOf(confirmSecondFactor, CODE),
  'renew-recovery-codes': caseOf(renewRecoveryCodes, CODE),
  'login-staff': caseOf(loginStaff, { body: { mail: MAIL, password: PASSWORD } }),
  'check-staff-link': caseOf(checkStaffLink, { body: { token: TOKEN } }),
  'begin-staff': caseOf(beginStaff, { body: { token: TOKEN, name: 'Sam', password: PASSWORD, language: 'nl' } }),
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
  'settle-point': caseOf(settlePoint, {
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
    body: { checkedOn: '2026-11-20', checkedBy: 'Sam', price: { nl: '', en: '' }, hours: { nl: '', en: '' } },
  }),
  'list-mail-log': caseOf(listMailLog, { query: { state: 'sent', page: 0 } }),
  'list-jobs': caseOf(listJobs, {}),
  'list-activity': caseOf(listActivity, { query: { page: 0, kind: 'menu', by: '1' } }),
  'change-staff-password': caseOf(changeStaffPassword, { body: { current: PASSWORD, password: PASSWORD } }),
};
