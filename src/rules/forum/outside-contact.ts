import { listAllHelpLines } from '#src/domains/help-lines.ts';
import { normaliseInput } from '../fields/text.ts';

const getDigits = (text: string): string => text.replace(/\D/g, '');

/** Telephone numbers of help lines, which users may mention to each other on the forum. */
const HELP_NUMBERS: ReadonlySet<string> = new Set(listAllHelpLines().map(({ dial }) => getDigits(dial)));

/** Sites of help lines, without "www.". */
const HELP_SITES: ReadonlySet<string> = new Set(
  listAllHelpLines().flatMap(({ url }) => (url ? [new URL(url).hostname.replace(/^www\./, '')] : [])),
);

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  nul: '0',
  een: '1',
  twee: '2',
  drie: '3',
  vier: '4',
  vijf: '5',
  zes: '6',
  zeven: '7',
  acht: '8',
  negen: '9',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

/** Normalises a text for searching: lower case, without accents and hidden characters, with digits of one script. */
const toPlain = (text: string): string =>
  normaliseInput(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // A letter o next to a digit replaces a zero.
    .replace(/\bo(?=\d)|(?<=\d)o(?=[\d\s])/g, '0');

const DATES = /(?<![\d.]|\d[-/])(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[:.]\d{2})(?![\d]|[-/.]\d)/g;
const NUMBER = /(?:\+|\(0\)|\b)\d(?:[\s().\-/_]{0,3}\d){7,14}\b/g;
const DIALLED = /^(?:00|0[1-9]|6\d{8}$)/;

/** Returns true for a telephone number that is not a help line; excludes amounts and dates. */
function hasPhone(plainText: string): boolean {
  const numbers = plainText.replace(DATES, ' ').match(NUMBER) ?? [];
  return numbers.some((number) => {
    const digits = getDigits(number);
    if (HELP_NUMBERS.has(digits)) return false;
    return number.startsWith('+') || (digits.length >= 9 && DIALLED.test(digits));
  });
}

/** Returns true for eight or more digits in a row, written as words. */
function hasSpelledNumber(plainText: string): boolean {
  let row = 0;
  for (const word of plainText.split(/[^\p{L}\d]+/u)) {
    row = word in DIGIT_WORDS || /^\d$/.test(word) ? row + 1 : 0;
    if (row >= 8) return true;
  }
  return false;
}

const ENDINGS = '(?:nl|com|org|eu|be|shop|store|onion|xyz|ru)';
const DOT = String.raw`(?:\.|\s?[([]\s?(?:dot|punt|\.)\s?[)\]]\s?|\s(?:dot|punt)\s)`;
const AT = String.raw`(?:@|\s?[([]\s?(?:at|@|apenstaart(?:je)?)\s?[)\]]\s?|\s(?:at|apenstaart(?:je)?)\s)`;

const MAIL = new RegExp(String.raw`[\w+-]{1,64}${AT}[\w-]{1,63}${DOT}[a-z]{2,}`);
const LINK = new RegExp(
  String.raw`\b(?:https?\s?:|www\.)|\b(?:t|wa|m)\.me\b|\b(?:bit\.ly|linktr\.ee|discord\.gg|tinyurl\.com)\b|\b[a-z0-9-]{2,63}\.[a-z]{2,10}\/\w|\b[a-z0-9-]{2,63}${DOT}${ENDINGS}\b`,
);
const ADDRESS = /(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,10})(?:\/[^\s]*)?/g;

/** Returns true for a link or a mail address; sites of help lines are removed before. */
function hasLink(plainText: string): boolean {
  const remainder = plainText.replace(ADDRESS, (address, host: string) => (HELP_SITES.has(host) ? ' ' : address));
  return MAIL.test(remainder) || LINK.test(remainder);
}

// "Ik snap je" and "a signal" are everyday words: only after "op" or "mijn", or before a name, are they services.
const SERVICES =
  /\b(?:telegram|whats\s?app|wapp|snapchat|insta(?:gram)?|wickr|threema|discord|kik|messenger|facebook|tiktok|onlyfans|skype|(?<=\b(?:op|via|on|mijn|my|your|add)\s)(?:snap|signal)|(?<!\bik\s)(?:snap|signal)(?=\s?[:@]))\b/g;
/** Words about contact near the name of a service, which is replaced by `#`. */
const REACHED =
  /@\w|:\s*\w|\bmijn\s#|\b(?:(?<!ik\s)vind(?!\sik)|zoek|find|my|mij|app|bericht|dm|pm|voeg|add|stuur|stuurt|contact|heet|naam|username|gebruikersnaam|nummer|number|message|text)\b/;
const NEARBY = 40;

/** Returns true for a contact on another service: its name next to a word about contact. */
const hasService = (plainText: string): boolean =>
  [...plainText.matchAll(SERVICES)].some(({ index, 0: name }) =>
    REACHED.test(
      `${plainText.slice(Math.max(0, index - NEARBY), index)}#${plainText.slice(index + name.length, index + name.length + NEARBY)}`,
    ),
  );

const GOODS =
  /\b(?:wiet|hasj|weed|hash|coke|cocaine|snuif|speed|xtc|mdma|pillen|pills|3mmc|4mmc|ghb|keta(?:mine)?|lsd|paddo|truffels|oxy(?:codon)?|tramadol|ritalin|valium|diazepam|benzo|vapes?|snus|sigaretten|cigarettes|shag|drank|tabak|joints?|drugs?|spul|stuff|alcohol)\b/;
const OFFERS: readonly RegExp[] = [
  /\b(?:ik|wij|we)\s(?:\w+\s){0,2}(?:verkoop|verkopen|lever|leveren|bezorg|bezorgen)\b/,
  /\b(?:verkoop|lever|bezorg)\sik\b/,
  /\b(?:i|we)\s(?:\w+\s){0,2}(?:sell|deliver|supply)\b/,
  /\b(?:te koop|for sale|selling|in de aanbieding|prijslijst|price list|bezorgservice)\b/,
  /\b(?:kun je|kan je|kunt) bij (?:mij|me|ons) (?:kopen|krijgen|bestellen|halen)\b/,
];
const CODES = /\b(?:bonus|promo|korting|kortings|actie|referral|discount|invite)\s?-?(?:code|link)\b/;
const PRIVATE =
  /\b(?:dm|pm|app|stuur|mail|bel|text|message|call)\s(?:me|mij|ons|us)\b.{0,30}\b(?:prij[sz]\w*|price\w*|menu|bestel\w*|order|meer info|more info|nummer)\b/;

/** Returns true for an offer of a substance or of a bonus, or to continue in private. */
function hasOffer(plainText: string): boolean {
  if (CODES.test(plainText) || PRIVATE.test(plainText)) return true;
  return GOODS.test(plainText) && OFFERS.some((offer) => offer.test(plainText));
}

/**
 * Returns true if a forum text has contact data, a link or an offer, so that a moderator has to read it first
 * (docs/product-rules.md, "Community, badges, messages"). Numbers and sites of help lines do not count.
 */
export function hasContactOrOffer(text: string): boolean {
  const plainText = toPlain(text);
  return (
    hasPhone(plainText) ||
    hasSpelledNumber(plainText) ||
    hasLink(plainText) ||
    hasService(plainText) ||
    hasOffer(plainText)
  );
}
