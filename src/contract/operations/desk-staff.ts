import { beginStaff } from '../desk/begin-staff.ts';
import { changeStaff } from '../desk/change-staff.ts';
import { changeStaffPassword } from '../desk/change-staff-password.ts';
import { checkStaffLink } from '../desk/check-staff-link.ts';
import { inviteStaff } from '../desk/invite-staff.ts';
import { listActivity } from '../desk/list-activity.ts';
import { listJobs } from '../desk/list-jobs.ts';
import { listMailLog } from '../desk/list-mail-log.ts';
import { listSites } from '../desk/list-sites.ts';
import { listStaff } from '../desk/list-staff.ts';
import { loginStaff } from '../desk/login-staff.ts';
import { removeStaff } from '../desk/remove-staff.ts';
import { resetStaffFactor } from '../desk/reset-staff-factor.ts';
import { saveOwnStaff } from '../desk/save-own-staff.ts';
import { saveSite } from '../desk/save-site.ts';
import { sendStaffLink } from '../desk/send-staff-link.ts';
import { showOverview } from '../desk/show-overview.ts';

/** Operations of the desk's staff: login, accounts, and those of administrators. */
export const DESK_STAFF_OPERATIONS = [
  loginStaff,
  checkStaffLink,
  beginStaff,
  listStaff,
  inviteStaff,
  changeStaff,
  removeStaff,
  sendStaffLink,
  resetStaffFactor,
  saveOwnStaff,
  changeStaffPassword,
  showOverview,
  listSites,
  saveSite,
  listMailLog,
  listJobs,
  listActivity,
] as const;
