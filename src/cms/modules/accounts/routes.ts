import { checkResetLink } from '#src/contract/check-reset-link.ts';
import { currentUser } from '#src/contract/current-user.ts';
import { deleteAccount as deletion } from '#src/contract/delete-account.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { getUser } from '#src/contract/get-user.ts';
import { giveConsent } from '#src/contract/give-consent.ts';
import { importMyData } from '#src/contract/import-my-data.ts';
import { login } from '#src/contract/login.ts';
import { logout } from '#src/contract/logout.ts';
import { myData } from '#src/contract/my-data.ts';
import { deletePushToken, savePushToken } from '#src/contract/push-token.ts';
import { register } from '#src/contract/register.ts';
import { requestPasswordReset } from '#src/contract/request-password-reset.ts';
import { resetProgress } from '#src/contract/reset-progress.ts';
import { sendValidationEmail } from '#src/contract/send-validation-email.ts';
import { removeLockCode, setLockCode } from '#src/contract/session-lock.ts';
import { setPassword } from '#src/contract/set-password.ts';
import { updateSsoUser as ssoUpdate } from '#src/contract/update-sso-user.ts';
import { updateUser as update } from '#src/contract/update-user.ts';
import { validateEmail } from '#src/contract/validate-email.ts';
import { idempotent } from '../../http/idempotent.ts';
import type { ImportPart } from '../../http/import-part.ts';
import { type Route, serve } from '../../http/route.ts';
import { showCurrentUser } from './current-user.ts';
import { resendValidation, validateAddress } from './email-validation.ts';
import { importData } from './import-data.ts';
import { chooseCode, forgetCode } from './lock-code.ts';
import { logIn } from './login.ts';
import { logOut } from './logout.ts';
import { showNeutralLink } from './neutral-link.ts';
import { handleDeleteAccount, restartProgramme, showMyData } from './own-data.ts';
import { askPassword, checkPasswordLink, resetPassword } from './password-reset.ts';
import { deleteToken, saveToken } from './push-token.ts';
import { registerUser } from './register.ts';
import { takeConsent } from './take-consent.ts';
import { handleUpdateSsoUser } from './update-sso-user.ts';
import { handleUpdateUser, showUser } from './update-user.ts';

/** Literal paths come before `/user/:id`, which would match them. */
export const accountRoutes: readonly Route[] = [
  serve(login, logIn),
  { ...serve(logout, logOut), csrf: false, whileLocked: true },
  serve(register, idempotent(registerUser)),
  serve(giveConsent, takeConsent),
  serve(setLockCode, chooseCode),
  serve(removeLockCode, forgetCode),
  serve(requestPasswordReset, askPassword),
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

/** Import of a file of an earlier account; `parts` are those of the modules. */
export const importRoutes = (parts: readonly ImportPart[]): readonly Route[] => [
  serve(importMyData, (c) => importData(c, parts)),
];
