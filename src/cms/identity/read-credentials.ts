import { isPlaceholder } from '#src/contract/own-user.ts';
import { readNewEmail } from '#src/rules/fields/email.ts';
import { readNewPassword } from '#src/rules/fields/password.ts';
import { ValidationFailure, type Violation } from '../http/api-error.ts';
import type { FormTexts } from '../http/refused-fields.ts';
import type { ApiContext } from '../http/request.ts';
import { toFieldViolation, type ViolationReason } from './violations.ts';

/** Records that a field is refused, and the reason. */
export type RefuseField = (field: string, problem: ViolationReason) => void;

/** Reads a new address, which must be able to receive mail. */
export function readMailChange(c: ApiContext, input: string, oldText: string, refuse: RefuseField): string | null {
  const reading = readNewEmail(input, oldText);
  const { placeholderDomain } = c.var.system.config.accounts;
  if (!reading.ok) refuse('mail', reading.error);
  else if (isPlaceholder(reading.value, placeholderDomain)) refuse('mail', 'placeholder');
  else return reading.value;
  return null;
}

/** Reads a new password by the rules of the deployment. */
export function readPasswordChange(c: ApiContext, input: string, refuse: RefuseField): string | null {
  const reading = readNewPassword(input, c.var.system.config.accounts.passwordMinLength);
  if (reading.ok) return reading.value;
  refuse('pass', reading.error);
  return null;
}

/** Collects the violations of a form with its texts, and throws them together. */
export function collectViolations<T>(
  c: ApiContext,
  formTexts: FormTexts,
  read: (refuse: RefuseField, say: (violations: readonly Violation[]) => void) => T,
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
