import type { Language } from '#src/domains/domain.ts';

const LONGEST = 40;
const NOBODY = { nl: 'Iemand', en: 'Someone' } as const;

/**
 * A name that somebody typed, as it may stand in a mail to somebody else: letters, digits, spaces, apostrophes and
 * hyphens only. No address, link or message can be sent along in it.
 */
export function mailName(name: string, language: Language): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ');
  const short = Array.from(plain.replace(/\s+/g, ' ').trim()).slice(0, LONGEST).join('').trim();
  return /\p{L}/u.test(short) ? short : NOBODY[language];
}
