import type { Language } from '#src/domains/domain.ts';

const LONGEST = 40;
const NOBODY = { nl: 'Iemand', en: 'Someone' } as const;

/**
 * A user's name, sanitised for a mail to another person: letters, digits, spaces, apostrophes and hyphens only. So no
 * address, link or message can be sent in it.
 */
export function mailName(name: string, language: Language): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ');
  const short = Array.from(plain.replace(/\s+/g, ' ').trim()).slice(0, LONGEST).join('').trim();
  return /\p{L}/u.test(short) ? short : NOBODY[language];
}
