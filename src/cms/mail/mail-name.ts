import type { Language } from '#src/domains/domain.ts';

const LONGEST = 40;
const NOBODY = { nl: 'Iemand', en: 'Someone' } as const;

/**
 * Returns a user's name, sanitised for a mail to another person: only letters, digits, spaces, apostrophes and hyphens,
 * so that it cannot contain a mail address, link or message.
 */
export function toMailName(name: string, language: Language): string {
  const plainText = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ');
  const short = Array.from(plainText.replace(/\s+/g, ' ').trim()).slice(0, LONGEST).join('').trim();
  return /\p{L}/u.test(short) ? short : NOBODY[language];
}
