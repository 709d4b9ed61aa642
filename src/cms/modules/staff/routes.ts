import { openCopyKey } from '#src/contract/desk/copy-key.ts';
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
import { type Route, serve } from '../../http/route.ts';
import { acceptStaffLink, handleCheckStaffLink } from './accept-staff-link.ts';
import { showCopyKey } from './copy-key.ts';
import { logInStaff } from './login.ts';
import { changeMember, handleInvite, handleResetFactor, handleSendLink, removeMember } from './manage.ts';
import { listMembers } from './members.ts';
import { changePassword, saveOwnAccount } from './staff-account.ts';

export const staffRoutes: readonly Route[] = [
  serve(loginStaff, logInStaff),
  serve(checkStaffLink, handleCheckStaffLink),
  serve(startStaffAccount, acceptStaffLink),
  serve(listStaff, listMembers),
  serve(inviteStaff, handleInvite),
  serve(changeStaff, changeMember),
  serve(removeStaff, removeMember),
  serve(sendStaffLink, handleSendLink),
  serve(resetStaffFactor, handleResetFactor),
  serve(saveOwnStaff, saveOwnAccount),
  serve(openCopyKey, showCopyKey),
  serve(changeStaffPassword, changePassword),
];
