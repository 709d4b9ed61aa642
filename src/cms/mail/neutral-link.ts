import { parseWeekToken } from '#src/contract/week-links.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { Keyring } from '../db/encryption/keyring.ts';
import { decryptBytes, encryptBytes } from '../db/encryption/seal.ts';

/** A page of one domain, or of the bare host; `path` is without language prefix and starts with a slash. */
export interface LinkTarget {
  /** Null for a page of the bare host: no part of the link, not even its length, then depends on a domain. */
  readonly domain: DomainKey | null;
  readonly language: Language;
  readonly path: string;
}

const BINDING = Buffer.from('neutral link');

/**
 * Returns the path on the bare host that redirects to a page without revealing it or its domain: `/l/{token}`. The link
 * of a week needs no such path.
 */
export function toNeutralPath(keys: Keyring, { domain, language, path }: LinkTarget): string {
  // Adds the language of the mail, which the page of an invalid link cannot find in another way.
  if (domain === null && parseWeekToken(path)) return `${path}?lang=${language}`;
  const plain = Buffer.from([domain ?? '', language, path].join('\n'), 'utf8');
  return `/l/${encryptBytes(keys, 'address', BINDING, plain)}`;
}

/** Returns the target of a token; null for an invalid token. */
export function openNeutralToken(keys: Keyring, token: string): LinkTarget | null {
  try {
    const [domain, language, path] = decryptBytes(keys, 'address', BINDING, token).toString('utf8').split('\n');
    return { domain: domain || null, language, path } as LinkTarget;
  } catch {
    return null;
  }
}
