import {
  deletePushToken,
  deleteAccount as deletion,
  giveConsent,
  resetProgress,
  savePushToken,
  updateUser as update,
} from '#src/contract/account.ts';
import { checkResetLink, requestPasswordReset, setPassword, validateEmail } from '#src/contract/account-links.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { importMyData, myData } from '#src/contract/my-data.ts';
import { getUser } from '#src/contract/nodes.ts';
import { currentUser, sendValidationEmail } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { removeLockCode, setLockCode } from '#src/contract/session-lock.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { updateSsoUser as ssoUpdate } from '#src/contract/sign-on.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import type { ImportPart } from '../../http/import-part.ts';
import { type Route, serve } from '../../http/route.ts';
import { acceptConsent } from './accept-consent.ts';
import { showCurrentUser } from './current-user.ts';
import { resendValidation, validateAddress } from './email-validation.ts';
import { importData } from './import-data.ts';
import { handleRemoveLockCode, handleSetLockCode } from './lock-code.ts';
import { logIn } from './login.ts';
import { logOut } from './logout.ts';
import { showNeutralLink } from './neutral-link.ts';
import { checkPasswordLink, requestPassword, resetPassword } from './password-reset.ts';
import { deleteToken, saveToken } from './push-token.ts';
import { registerUser } from './register.ts';
import { handleUpdateSsoUser } from './update-sso-user.ts';
import { handleUpdateUser, showUser } from './update-user.ts';
import { handleDeleteAccount, restartProgramme, showMyData } from './user-data.ts';

/** Literal paths come before `/user/:id`, which would match them. */
export const accountRoutes: readonly Route[] = [
  serve(login, logIn),
  { ...serve(logout, logOut), csrf: false, whileLocked: true },
  serve(register, makeIdempotent(registerUser)),
  serve(giveConsent, acceptConsent),
  serve(setLockCode, handleSetLockCode),
  serve(removeLockCode, handleRemoveLockCode),
  serve(requestPasswordReset, requestPassword),
  serve(checkResetLink, checkPasswordLink),
  serve(setPassword, resetPassword),
  serve(validateEmail, validateAddress),
  serve(sendValidationEmail, resendValidation),
  serve(currentUser, showCurrentUser),
  serve(ssoUpdate, handleUpdateSsoUser),
  serve(getUser, showUser),
  serve(update, handleUpdateUser),
  serve(resetProgress, restartProgramme),
  serve(deletion, handleDeleteAccount),
  serve(myData, showMyData),
  serve(savePushToken, saveToken),
  serve(deletePushToken, deleteToken),
  serve(getNeutralLink, showNeutralLink),
];

/** Creates the route that imports the file of an earlier account; `parts` are the import parts of the modules. */
export const importRoutes = (parts: readonly ImportPart[]): readonly Route[] => [
  serve(importMyData, (c) => importData(c, parts)),
];
