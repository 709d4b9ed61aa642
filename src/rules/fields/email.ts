import { accept, type Reading, refuse } from './reading.ts';

// RFC 5321: an unquoted local part of at most 64 and an address of at most 254 characters, on a name with a dot.
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^(?=.{1,254}$)(?=[^@]{1,64}@)${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`, 'i');

export type EmailError = 'required' | 'invalid';

/** An email address, trimmed (docs/specification.md, section 5; docs/product-rules.md, "Rules, last readings"). */
export function readEmail(typed: string): Reading<string, EmailError> {
  const address = typed.trim();
  if (address === '') return refuse('required');
  return ADDRESS.test(address) ? accept(address) : refuse('invalid');
}

/**
 * A new address, which differs from the old one by more than capitals (docs/specification.md, section 5, "Change
 * email").
 */
export function readNewEmail(typed: string, old: string): Reading<string, EmailError | 'not-different'> {
  const reading = readEmail(typed);
  if (!reading.ok) return reading;
  return reading.value.toLowerCase() === old.trim().toLowerCase() ? refuse('not-different') : reading;
}

/**
 * The new address typed a second time (docs/specification.md, section 5, "Change email"); of an address capitals say
 * nothing.
 */
export function readEmailConfirmation(typed: string, address: string): Reading<string, 'required' | 'not-equal'> {
  const confirmation = typed.trim();
  if (confirmation === '') return refuse('required');
  return confirmation.toLowerCase() === address.trim().toLowerCase() ? accept(confirmation) : refuse('not-equal');
}
