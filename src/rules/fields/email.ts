import { accept, type ParseResult, refuse } from './parse-result.ts';
import { normaliseInput } from './text.ts';

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
  const address = normaliseInput(input);
  const atIndex = address.lastIndexOf('@');
  const domain = address.slice(atIndex + 1);
  return atIndex < 0 || /^[\x21-\x7e]*$/.test(domain) ? address : address.slice(0, atIndex + 1) + toAsciiDomain(domain);
}

/** Reads an email address (docs/specification.md, section 5; docs/product-rules.md, "Rules, last readings"). */
export function readEmail(input: string): ParseResult<string, EmailError> {
  const address = normaliseAddress(input);
  if (address === '') return refuse('required');
  return ADDRESS.test(address) ? accept(address) : refuse('invalid');
}

/**
 * Reads a new address, which has to differ from the old one by more than case (docs/specification.md, section 5,
 * "Change email").
 */
export function readNewEmail(input: string, currentAddress: string): ParseResult<string, EmailError | 'not-different'> {
  const result = readEmail(input);
  if (!result.ok) return result;
  return result.value.toLowerCase() === normaliseAddress(currentAddress).toLowerCase()
    ? refuse('not-different')
    : result;
}

/** Reads the new address typed a second time (docs/specification.md, section 5, "Change email"); ignores case. */
export function readEmailConfirmation(input: string, address: string): ParseResult<string, 'required' | 'not-equal'> {
  const confirmation = normaliseAddress(input);
  if (confirmation === '') return refuse('required');
  return confirmation.toLowerCase() === normaliseAddress(address).toLowerCase()
    ? accept(confirmation)
    : refuse('not-equal');
}
