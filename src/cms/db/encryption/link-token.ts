import type { Keyring } from './keyring.ts';
import { decryptBytes, encryptBytes } from './seal.ts';

/** Creates the token of a link: only the server can, and it reveals nothing. `until` is in ms since 1970. */
export function createLinkToken(keys: Keyring, purpose: string, values: readonly (string | number)[], until: number) {
  const plaintext = Buffer.from([...values, until].join('\n'), 'utf8');
  return encryptBytes(keys, 'address', Buffer.from(purpose), plaintext);
}

/** Returns true if a token has the encoding of this product; other encodings of the bytes are refused. */
function isCanonical(token: string): boolean {
  const closed = token.slice(token.indexOf('.') + 1);
  return Buffer.from(closed, 'base64url').toString('base64url') === closed;
}

/** Returns the values of a token for this purpose, and its expiry time; null for an invalid or expired token. */
export function openLinkToken(
  keys: Keyring,
  purpose: string,
  token: string,
  now: Date,
): { readonly values: readonly string[]; readonly until: number } | null {
  if (!isCanonical(token)) return null;
  try {
    const values = decryptBytes(keys, 'address', Buffer.from(purpose), token).toString('utf8').split('\n');
    const until = Number(values.pop());
    return until > now.getTime() ? { values, until } : null;
  } catch {
    return null;
  }
}
