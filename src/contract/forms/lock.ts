import { readChoice } from '#src/rules/fields/choice.ts';
import { readLockCode, readTypedLockCode } from '#src/rules/fields/lock-code.ts';
import { readPassword } from '#src/rules/fields/password.ts';
import { accept, type Reading } from '#src/rules/fields/reading.ts';
import { REST_MINUTES } from '#src/rules/fields/rest-minutes.ts';
import { defineForm } from './form.ts';

/** The own code, at the lock. */
export const unlockByCodeForm = defineForm({ code: readTypedLockCode });

/** The password, at the lock. */
export const unlockByPasswordForm = defineForm({ password: readPassword });

/** A new code; whoever has a password shows it. */
export const newLockCodeForm = (hasPassword: boolean) =>
  defineForm({
    code: readLockCode,
    password: (typed: string): Reading<string, 'required'> => (hasPassword ? readPassword(typed) : accept('')),
  });

/** No lock after rest. */
export const NEVER = 'never';

/** After how much rest the login locks; null for never. */
function readRest(chosen: string): Reading<number | null, 'required' | 'invalid'> {
  const reading = readChoice(chosen, [NEVER, ...REST_MINUTES.map(String)]);
  if (!reading.ok) return reading;
  return accept(reading.value === NEVER ? null : Number(reading.value));
}

/** When the login locks by itself, and whether every screen looks discreet. */
export const discretionForm = defineForm({ rest: readRest, discreet: (ticked: boolean) => accept(ticked) });
