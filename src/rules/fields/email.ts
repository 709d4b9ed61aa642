import { accept, type Reading, refuse } from './reading.ts';
import { normaliseTyped } from './text.ts';

// RFC 5321: an unquoted local part of at most 64 and an address of at most 254 characters, on a name with a dot.
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^(?=.{1,254}$)(?=[^@]{1,64}@)${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`, 'i');

export type EmailError = 'required' | 'invalid';

/** Converts the domain of an address to ASCII, as mail servers require; unchanged if it is invalid. */
function toAsciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Normalises an address for storage and lookup: without hidden characters, a domain with accents as ASCII. */
export function normaliseAddress(input: string): string {
  const address = normaliseTyped(input);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return at < 0 || /^[\x21-\x7e]*$/.test(domain) ? address : address.slice(0, at + 1) + toAsciiDomain(domain);
}

/** Reads an email address (docs/specification.md, section 5; docs/product-rules.md, "Rules, last readings"). */
export function readEmail(input: string): Reading<string, EmailError> {
  const address = normaliseAddress(input);
  if (address === '') return refuse('required');
  return ADDRESS.test(address) ? accept(address) : refuse('invalid');
}

/**
 * Reads a new address, which has to differ from the old one by more than case (docs/specification.md, section 5,
 * "Change email").
 */
export function readNewEmail(input: string, oldText: string): Reading<string, EmailError | 'not-different'> {
  const reading = readEmail(input);
  if (!reading.ok) return reading;
  return reading.value.toLowerCase() === normaliseAddress(oldText).toLowerCase() ? refuse('not-different') : reading;
}

/** Reads the new address typed a second time (docs/specification.md, section 5, "Change email"); ignores case. */
export function readEmailConfirmation(input: string, address: string): Reading<string, 'required' | 'not-equal'> {
  const confirmation = normaliseAddress(input);
  if (confirmation === '') return refuse('required');
  return confirmation.toLowerCase() === normaliseAddress(address).toLowerCase()
    ? accept(confirmation)
    : refuse('not-equal');
}
