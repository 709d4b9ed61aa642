import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { Keyring } from '../../../db/encryption/keyring.ts';
import { openBytes, sealBytes } from '../../../db/encryption/seal.ts';

/** Access to one revision of a page, in one domain, until a moment. */
export interface PreviewRight {
  readonly nid: number;
  readonly language: Language;
  readonly vid: number;
  readonly domain: DomainKey;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const BINDING = Buffer.from('page preview');

/** Validity of a preview link. */
export const PREVIEW_MS = 15 * 60_000;

/** The token of a preview: only the server can make it, and it reveals nothing. */
export function previewToken(keys: Keyring, { nid, language, vid, domain, until }: PreviewRight): string {
  const plain = Buffer.from([nid, language, vid, domain, until].join('\n'), 'utf8');
  return sealBytes(keys, 'address', BINDING, plain);
}

/** True for our own encoding of a token: other encodings of the same bytes are refused. */
function isOurSpelling(token: string): boolean {
  const closed = token.slice(token.indexOf('.') + 1);
  return Buffer.from(closed, 'base64url').toString('base64url') === closed;
}

/** The access that a token grants; null for an invented, broken or expired one. */
export function openPreviewToken(keys: Keyring, token: string, now: Date): PreviewRight | null {
  if (!isOurSpelling(token)) return null;
  try {
    const [nid, language, vid, domain, until] = openBytes(keys, 'address', BINDING, token).toString('utf8').split('\n');
    const right = { nid: Number(nid), language, vid: Number(vid), domain, until: Number(until) } as PreviewRight;
    return right.until > now.getTime() ? right : null;
  } catch {
    return null;
  }
}
