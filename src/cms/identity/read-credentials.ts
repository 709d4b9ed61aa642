import { isPlaceholder } from '#src/contract/own-user.ts';
import { readNewEmail } from '#src/rules/fields/email.ts';
import { readNewPassword } from '#src/rules/fields/password.ts';
import { ValidationFailure, type Violation } from '../http/api-error.ts';
import type { FormTexts } from '../http/form-error.ts';
import type { ApiContext } from '../http/request.ts';
import { toFieldViolation, type ViolationReason } from './violations.ts';

/** Records that a field is refused, and the reason. */
export type RefuseField = (field: string, problem: ViolationReason) => void;

/** Reads a new address, which must be able to receive mail. */
export function readMailChange(c: ApiContext, input: string, currentMail: string, refuse: RefuseField): string | null {
  const result = readNewEmail(input, currentMail);
  const { placeholderDomain } = c.var.system.config.accounts;
  if (!result.ok) refuse('mail', result.error);
  else if (isPlaceholder(result.value, placeholderDomain)) refuse('mail', 'placeholder');
  else return result.value;
  return null;
}

/** Reads a new password by the rules of the deployment. */
export function readPasswordChange(c: ApiContext, input: string, refuse: RefuseField): string | null {
  const result = readNewPassword(input, c.var.system.config.accounts.passwordMinLength);
  if (result.ok) return result.value;
  refuse('pass', result.error);
  return null;
}

/** Collects the violations of a form with its texts, and throws them together. */
export function collectViolations<T>(
  c: ApiContext,
  formTexts: FormTexts,
  read: (refuse: RefuseField, throwViolations: (violations: readonly Violation[]) => void) => T,
): T {
  const violations: Violation[] = [];
  const addViolations = (extraValues: readonly Violation[]) => void violations.push(...extraValues);
  const value = read(
    (field, problem) => addViolations([toFieldViolation(field, problem, c.var.language, formTexts)]),
    addViolations,
  );
  if (violations.length > 0) throw new ValidationFailure(violations);
  return value;
}
