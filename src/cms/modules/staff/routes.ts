import { beginStaff } from '#src/contract/desk/begin-staff.ts';
import { changeStaff } from '#src/contract/desk/change-staff.ts';
import { changeStaffPassword } from '#src/contract/desk/change-staff-password.ts';
import { checkStaffLink } from '#src/contract/desk/check-staff-link.ts';
import { inviteStaff } from '#src/contract/desk/invite-staff.ts';
import { listStaff } from '#src/contract/desk/list-staff.ts';
import { loginStaff } from '#src/contract/desk/login-staff.ts';
import { removeStaff } from '#src/contract/desk/remove-staff.ts';
import { resetStaffFactor } from '#src/contract/desk/reset-staff-factor.ts';
import { saveOwnStaff } from '#src/contract/desk/save-own-staff.ts';
import { sendStaffLink } from '#src/contract/desk/send-staff-link.ts';
import { type Route, serve } from '../../http/route.ts';
import { begin, checkBeginLink } from './begin.ts';
import { logInStaff } from './login.ts';
import { changeMember, invite, removeMember, resetFactor, sendLink } from './manage.ts';
import { listMembers } from './members.ts';
import { changePassword, saveOwn } from './own-account.ts';

export const staffRoutes: readonly Route[] = [
  serve(loginStaff, logInStaff),
  serve(checkStaffLink, checkBeginLink),
  serve(beginStaff, begin),
  serve(listStaff, listMembers),
  serve(inviteStaff, invite),
  serve(changeStaff, changeMember),
  serve(removeStaff, removeMember),
  serve(sendStaffLink, sendLink),
  serve(resetStaffFactor, resetFactor),
  serve(saveOwnStaff, saveOwn),
  serve(changeStaffPassword, changePassword),
];
