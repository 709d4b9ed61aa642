import { array, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { placeholdersOf } from '#src/domains/placeholders.ts';
import type { Versioned } from './version.ts';

/** The words of a mail in one language; each may hold placeholders, as `{{name}}`. */
export interface MailText {
  readonly subject: string;
  /** Paragraphs above the link. */
  readonly lines: readonly string[];
  /** Words of the link; where it leads is not the editor's. Empty in a mail that leads nowhere. */
  readonly action: string;
  /** Words of the second link, where the reader chooses between two. */
  readonly second?: string;
  /** Stands below the links. */
  readonly closing?: string;
}

/** A placeholder with what it holds in an example. */
export interface MailPlaceholder {
  readonly name: string;
  readonly example: string;
}

/** A mail in one language at the desk. */
export interface DeskMail extends Versioned {
  readonly mail: string;
  readonly language: Language;
  readonly text: MailText;
  /** The product's own words. */
  readonly original: MailText;
  readonly placeholders: readonly MailPlaceholder[];
  /** ISO 8601; null where the product's own words go out. */
  readonly changedAt: string | null;
}

/** Longest words of a mail, in characters, and how many paragraphs it has. */
export const MAIL_LIMITS = { subject: 80, line: 500, action: 60, lines: 8 } as const;

const textsOf = ({ subject, lines, action, second, closing }: MailText): readonly string[] => [
  subject,
  ...lines,
  action,
  second ?? '',
  closing ?? '',
];

/** The placeholders that the words hold, each once. */
export const placeholdersIn = (text: MailText): readonly string[] => [
  ...new Set(textsOf(text).flatMap(placeholdersOf)),
];

/** Placeholders that the product's own words hold and these do not, and those that nothing fills. */
export function wrongPlaceholders(
  text: MailText,
  original: MailText,
): { readonly missing: readonly string[]; readonly unknown: readonly string[] } {
  const [own, expected] = [placeholdersIn(text), placeholdersIn(original)];
  return {
    missing: expected.filter((name) => !own.includes(name)),
    unknown: own.filter((name) => !expected.includes(name)),
  };
}

/** Beginnings of words that tell what somebody has an account for. */
const TELLING: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'drink',
    'drank',
    'glaz',
    'glas',
    'alcohol',
    'rook',
    'rok',
    'sigaret',
    'gok',
    'wiet',
    'blow',
    'joint',
    'cannabis',
    'coca',
    'snui',
    'verslav',
    'zelfhulp',
    'afkick',
  ],
  en: [
    'drink',
    'alcohol',
    'smok',
    'cigaret',
    'gambl',
    'weed',
    'joint',
    'cannabis',
    'cocaine',
    'addict',
    'self-help',
    'rehab',
  ],
};

/** The words of a mail that tell what its reader has an account for: having one is nobody else's business. */
export function tellingWords(text: MailText, language: Language): readonly string[] {
  const names = DOMAINS.filter(({ key }) => key !== 'close-ones' && key !== 'guided').map(({ words }) =>
    words.name[language].toLowerCase(),
  );
  const telling = [...TELLING[language], ...names];
  const words =
    textsOf(text)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [];
  return [...new Set(words.filter((word) => telling.some((start) => word.startsWith(start))))];
}

/** The shape of the words of a mail as they are sent; `mailForm` reads what they say. */
export const mailTextBody = object({
  subject: string().defined(),
  lines: array(string().defined()).required(),
  action: string().defined(),
  second: string().default(undefined),
  closing: string().default(undefined),
});
