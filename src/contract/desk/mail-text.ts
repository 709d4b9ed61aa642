import { array, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { listPlaceholders } from '#src/domains/placeholders.ts';
import type { VersionedContent } from './rows.ts';

/** The text of a mail in one language; may contain placeholders such as `{{name}}`. */
export interface MailText {
  readonly subject: string;
  /** Paragraphs above the link. */
  readonly lines: readonly string[];
  /** Label of the link; its target is not editable. Empty in a mail without a link. */
  readonly action: string;
  /** Label of the second link, if the recipient chooses between two. */
  readonly second?: string;
  /** Text below the links. */
  readonly closing?: string;
}

/** A placeholder with its example value. */
export interface MailPlaceholder {
  readonly name: string;
  readonly example: string;
}

/** A mail in one language at the desk. */
export interface DeskMail extends VersionedContent {
  readonly mail: string;
  readonly language: Language;
  readonly text: MailText;
  /** The default text. */
  readonly original: MailText;
  readonly placeholders: readonly MailPlaceholder[];
  /** ISO 8601; null if the default text is used. */
  readonly changedAt: string | null;
}

/** Maximum lengths of the texts of a mail, in characters, and its maximum number of paragraphs. */
export const MAIL_LIMITS = { subject: 80, line: 500, action: 60, lines: 8 } as const;

const getTexts = ({ subject, lines, action, second, closing }: MailText): readonly string[] => [
  subject,
  ...lines,
  action,
  second ?? '',
  closing ?? '',
];

/** Lists the placeholders in the text, each once. */
export const listMailPlaceholders = (text: MailText): readonly string[] => [
  ...new Set(getTexts(text).flatMap(listPlaceholders)),
];

/** Returns the placeholders of the default text that are missing, and unknown ones. */
export function findPlaceholderErrors(
  text: MailText,
  original: MailText,
): { readonly missing: readonly string[]; readonly unknown: readonly string[] } {
  const [used, expected] = [listMailPlaceholders(text), listMailPlaceholders(original)];
  return {
    missing: expected.filter((name) => !used.includes(name)),
    unknown: used.filter((name) => !expected.includes(name)),
  };
}

/** Prefixes of words that reveal the purpose of the account. */
const REVEALING_PREFIXES: Readonly<Record<Language, readonly string[]>> = {
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

/** Finds words of a mail that reveal the purpose of its reader's account, which is private. */
export function findRevealingWords(text: MailText, language: Language): readonly string[] {
  const names = DOMAINS.filter(({ key }) => key !== 'close-ones' && key !== 'guided').map(({ words }) =>
    words.name[language].toLowerCase(),
  );
  const telling = [...REVEALING_PREFIXES[language], ...names];
  const match =
    getTexts(text)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [];
  return [...new Set(match.filter((word) => telling.some((start) => word.startsWith(start))))];
}

/** The structure of a mail's texts in a request; `createMailForm` validates their content. */
export const mailTextBody = object({
  subject: string().defined(),
  lines: array(string().defined()).required(),
  action: string().defined(),
  second: string().default(undefined),
  closing: string().default(undefined),
});
