import { array, boolean, object, type Shape, string } from '#src/contract/shape/shape.ts';
import { entityShape, nullableText } from './parts.ts';

const login = object({
  current_user: object({ uid: string(), name: string(), roles: array(string()) }),
  csrf_token: string(),
  logout_token: string(),
});
const redirect = object({ redirect: string() });
const recoveryCodes = object({ recovery_codes: array(string()) });

/** Responses to accounts, sessions and sign-on. */
export const ACCOUNT_RESPONSES: Readonly<Record<string, Shape>> = {
  'check-reset-link': object({ valid: boolean() }),
  'set-password': login,
  login,
  'login-staff': login,
  'begin-staff': object({ logged_in: boolean() }),
  'check-staff-link': object({ mail: nullableText, name: string() }),
  'validate-email': object({ validated: boolean() }),
  'confirm-second-factor': recoveryCodes,
  'renew-recovery-codes': recoveryCodes,
  'begin-second-factor': object({ secret: string(), address: string() }),
  'get-sign-on-url': redirect,
  'get-neutral-link': redirect,
  register: entityShape,
  'register-hti': entityShape,
  'get-user': entityShape,
  'update-user': entityShape,
};
