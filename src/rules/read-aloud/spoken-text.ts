import type { Language } from '#src/domains/domain.ts';
import { ABBREVIATIONS, DIGITS, MONTHS, SPOKEN_ACRONYMS, UNITS } from './pronunciations.ts';

const TEXTS = {
  nl: { euro: 'euro', percent: 'procent', to: 'tot', and: 'en', or: 'of', dot: 'punt', at: 'apenstaartje' },
  en: { euro: 'euros', percent: 'per cent', to: 'to', and: 'and', or: 'or', dot: 'dot', at: 'at' },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const spellDigits = (number: string, language: Language): string =>
  [...number].flatMap((digit) => DIGITS[language][Number(digit)] ?? []).join(' ');

/** Spells a telephone number digit by digit, with a pause between its groups. */
const spellNumber = (number: string, language: Language): string =>
  number
    .split(/\D+/)
    .filter(Boolean)
    .map((group) => spellDigits(group, language))
    .join(', ');

type Step = readonly [found: RegExp, said: (language: Language, ...found: readonly string[]) => string];

const spellAmount = (integerPart: string, cents: string | undefined, language: Language): string =>
  `${integerPart} ${TEXTS[language].euro}${cents === undefined ? '' : ` ${Number(cents)}`}`;

const formatCount = (count: number, item: string, many: string) => `${count} ${count === 1 ? item : many}`;

/** Spells the timestamp of a line: minutes and seconds. */
function spellTimestamp(minutes: number, seconds: number, language: Language): string {
  const getUnit = (name: 'min' | 'sec') => UNITS[language][name] ?? (['', ''] as const);
  const [minute, second] = [getUnit('min'), getUnit('sec')];
  if (minutes === 0) return formatCount(seconds, ...second);
  return seconds === 0
    ? formatCount(minutes, ...minute)
    : `${formatCount(minutes, ...minute)} ${TEXTS[language].and} ${formatCount(seconds, ...second)}`;
}

/**
 * No pattern uses a lookbehind, because Safari before 16.4 cannot parse a script that contains one; instead the
 * preceding character is matched and inserted again. In this order: a URL before its dots, a telephone number before a
 * range, money before a number.
 */
const STEPS: readonly Step[] = [
  [
    /[^\s@]+@[^\s@.]+\.[^\s@]+\b/g,
    (language, mail = '') => mail.replace('@', ` ${TEXTS[language].at} `).replaceAll('.', ` ${TEXTS[language].dot} `),
  ],
  [
    /\b(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:nl|org|com|eu))(?:\/\S*\w)?/gu,
    (language, _, host = '') =>
      host.replace(/^113(?=\.)/, spellDigits('113', language)).replaceAll('.', ` ${TEXTS[language].dot} `),
  ],
  [
    /(^|[^\d.,])(0\d{2,3}[ -]\d[\d ]{2,}\d(?!\d)|0\d{9}(?!\d))/g,
    (language, _, prefix = '', number = '') => prefix + spellNumber(number, language),
  ],
  [
    /(^|[^\d.,:-])(11[23]|144)(?![\d:]|[.,-]\d|\s?(?:euro|gram|ml|kg|mensen|people|dagen|days|%))/g,
    (language, _, prefix = '', number = '') => prefix + spellNumber(number, language),
  ],
  [
    /\b(\d{1,2})-(\d{1,2})-(\d{4})\b/g,
    (language, _, day = '', month = '', year = '') =>
      `${Number(day)} ${MONTHS[language][Number(month) - 1] ?? month} ${year}`,
  ],
  [
    /\b([0-2]):([0-5]\d)\b(?!\s?(?:uur|am|pm|o’clock))/g,
    (language, _, minutes = '', seconds = '') => spellTimestamp(Number(minutes), Number(seconds), language),
  ],
  [
    /\b(\d{1,2})[.:]([0-5]\d) uur\b/g,
    (_language, _, hours = '', minutes = '') => `${Number(hours)} uur${minutes === '00' ? '' : ` ${Number(minutes)}`}`,
  ],
  [
    /€\s?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{2})|,-)?(?!\d)/g,
    (language, _, integerPart = '', cents) => spellAmount(integerPart, cents, language),
  ],
  [/(\d)\s?%/g, (language, _, digit = '') => `${digit} ${TEXTS[language].percent}`],
  [/\b(\d{2})\+(?!\d)/g, (language, _, age = '') => (language === 'nl' ? `${age} jaar en ouder` : `${age} and over`)],
  [
    /(^|[^\d.,-])(\d+(?:[.,]\d+)?)\s?[–-]\s?(\d+(?:[.,]\d+)?)(?![\d-])/g,
    (language, _, prefix = '', from = '', until = '') => `${prefix}${from} ${TEXTS[language].to} ${until}`,
  ],
  [
    /\b(\d+(?:[.,]\d+)?)\s?(ml|cl|mg|kg|g|km|cm|min|sec)\b\.?(?!\p{L})/gu,
    (language, _, count = '', unit = '') => `${count} ${UNITS[language][unit]?.[count === '1' ? 0 : 1] ?? unit}`,
  ],
];

/** Characters that a voice spells out or skips. */
const SIGNS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  nl: [
    [/\s&\s/g, ' en '],
    [/\s\+\s/g, ' plus '],
    [/\s=\s/g, ' is '],
    [/\s?→\s?/g, ' naar '],
  ],
  en: [
    [/\s&\s/g, ' and '],
    [/\s\+\s/g, ' plus '],
    [/\s=\s/g, ' is '],
    [/\s?→\s?/g, ' to '],
  ],
};

/** Spells abbreviations in capitals letter by letter: GHB, THC. */
const spellLetters = (text: string): string =>
  text.replace(
    /(^|[^\p{L}\d])(\p{Lu}{2,5})(?![\p{L}\d])/gu,
    (_, match: string, text: string) => match + (SPOKEN_ACRONYMS.has(text) ? text : [...text].join(' ')),
  );

const listFullForms = (language: Language) =>
  Object.entries(ABBREVIATIONS[language]).map(
    ([short, full]) => [new RegExp(`(^|[^\\p{L}\\d.])${escapeText(short)}(?![\\p{L}\\d])`, 'gu'), full] as const,
  );

const FULL_FORMS = { nl: listFullForms('nl'), en: listFullForms('en') };

function spellOut(text: string, language: Language): string {
  return FULL_FORMS[language].reduce(
    (text, [short, full]) =>
      text.replace(short, (match, prefix: string, index: number, integerPart: string) => {
        // An abbreviation at the end of a line also ends the sentence.
        const isLast = match.endsWith('.') && integerPart.slice(index + match.length).trim() === '';
        return `${prefix}${full}${isLast ? '.' : ''}`;
      }),
    text,
  );
}

/** Adds the pause of a sentence to a line without final punctuation, such as a heading. */
const endSentence = (line: string): string => (/[.?!:;,…]$/.test(line) ? line : `${line}.`);

/** Returns one line as spoken; empty for a line without words. */
function toSpokenLine(source: string, language: Language): string {
  const plainText = source
    .replace(/[“”„"‘«»*•·]/g, ' ')
    .replace(/\s*[([]\s*/g, ', ')
    .replace(/\s*[)\]]/g, ',');
  const total = STEPS.reduce(
    (text, [pattern, texts]) => text.replace(pattern, (...match) => texts(language, ...match)),
    plainText,
  );
  const readableText = SIGNS[language].reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    spellOut(total, language),
  );
  const line = spellLetters(readableText)
    .replace(/(\p{L})\/(\p{L})/gu, `$1 ${TEXTS[language].or} $2`)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.?!:;])/g, '$1')
    .replace(/,+(?=[,.?!:;])/g, '')
    // Removes the repetition of “POH (practice nurse)”.
    .replace(/(^|[^\p{L}])([\p{L} ]{4,}), \2,(?!\p{L})/gu, '$1$2')
    .trim();
  return /[\p{L}\d]/u.test(line) ? endSentence(line) : '';
}

/** Maximum length of a text to which the patterns are applied together: some of them have quadratic cost. */
const MAX_LINE_LENGTH = 300;

/** Splits a long line: after a sentence, else between words, else at any position. */
function* splitLine(line: string): Generator<string> {
  for (let rest = line; rest !== ''; ) {
    const piece = rest.slice(0, MAX_LINE_LENGTH);
    const [sentences] = /^.*[.?!…]\s/su.exec(piece) ?? [];
    const [text] = /^.*\s/su.exec(piece) ?? [];
    const integerPart = rest.length <= MAX_LINE_LENGTH ? rest : (sentences ?? text ?? piece);
    yield integerPart;
    rest = rest.slice(integerPart.length);
  }
}

/**
 * Returns a content text for the browser's voice, in its language: abbreviations in full, telephone numbers digit by
 * digit, a pause after each heading. The text has no markup, and a line break between lines.
 */
export const toSpokenText = (text: string, language: Language): string =>
  text
    .split('\n')
    .flatMap((line) => [...splitLine(line.trim())])
    .map((line) => toSpokenLine(line, language))
    .filter(Boolean)
    .join('\n');

/** Maximum length of a piece for a voice: some browsers stop after fifteen seconds. */
const MAX_PIECE_LENGTH = 200;

/** Splits a line into sentences, and joins short ones. */
function splitSentences(line: string): readonly string[] {
  const pieces: string[] = [];
  for (const sentence of line.replace(/([.?!…])\s+/g, '$1\n').split('\n')) {
    const last = pieces.at(-1);
    if (last === undefined || last.length + sentence.length >= MAX_PIECE_LENGTH) pieces.push(sentence);
    else pieces.splice(-1, 1, `${last} ${sentence}`);
  }
  return pieces;
}

/** Splits a text into consecutive pieces for the voice. */
export const toSpokenPieces = (text: string, language: Language): readonly string[] =>
  toSpokenText(text, language).split('\n').flatMap(splitSentences);
