import { BUDDY_PATHS } from '#src/contract/buddies.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Keyring } from '../db/encryption/keyring.ts';
import { decryptBytes, encryptBytes } from '../db/encryption/seal.ts';
import type { LinkTarget } from './neutral-link.ts';

/** Target of an unsubscribe: a buddy, or one of a user's notification settings. */
export type UnsubscribeTarget =
  | { readonly kind: 'buddy'; readonly uid: number; readonly id: string }
  | { readonly kind: 'setting'; readonly uid: number; readonly setting: string };

const BINDING = Buffer.from('unsubscribe');

/** Creates the token in an unsubscribe URL, which hides the user and the series. */
export const createUnsubscribeToken = (keys: Keyring, unsubscribe: UnsubscribeTarget): string =>
  encryptBytes(keys, 'address', BINDING, Buffer.from(JSON.stringify(unsubscribe), 'utf8'));

/** Returns the neutral page of the bare host that ends a series with one click, without a login. */
export const toUnsubscribePage = (language: Language, token: string): LinkTarget => ({
  domain: null,
  language,
  path: `${BUDDY_PATHS.mails[language]}/${token}`,
});

/** Returns the target of a token; null for an invalid token. */
export function readUnsubscribeToken(keys: Keyring, token: string): UnsubscribeTarget | null {
  try {
    return JSON.parse(decryptBytes(keys, 'address', BINDING, token).toString('utf8'));
  } catch {
    return null;
  }
}
