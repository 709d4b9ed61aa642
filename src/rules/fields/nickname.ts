import { type Reading, refuse } from './reading.ts';
import { readText } from './text.ts';
import { isBlank, visible } from './visible.ts';

/** Signs that read as a letter: who means to look like somebody else writes with them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  // Cyrillic and Greek letters with the shape of a Latin one.
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  м: 'm',
  т: 't',
  к: 'k',
  в: 'b',
  н: 'h',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ο: 'o',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  // Latin letters with a stroke or without a dot, which take no mark apart.
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ß: 's',
  ɡ: 'g',
};

/** A text as the eye takes it at first: an "l" and an "i" are one. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase(), (sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')
    .replaceAll('l', 'i');

const all = (...names: readonly string[]): readonly string[] => names.map(plain);

/** Whoever has one of these in a nickname speaks as the provider, in whatever it is written. */
const ANYWHERE = all(
  'zelfhulp',
  'selfhelp',
  'moderator',
  'moderatie',
  'moderation',
  'beheerder',
  'beheerteam',
  'administrator',
  'redactie',
  'medewerker',
  'hulpverlener',
  'praktijkondersteuner',
  'klantenservice',
  'helpdesk',
  'forumteam',
  'teamforum',
  'supportteam',
  'teamsupport',
);

/** Words that do so where they stand alone among others. */
const AS_WORD = new Set(all('admin', 'mod', 'mods', 'beheer', 'staff', 'editor'));

/** Words that do so where nothing else is in the nickname; an article before them is nothing. */
const ALONE = new Set(all('team', 'forum', 'support', 'systeem', 'system', 'hulplijn', 'poh'));

const ARTICLES = new Set(all('het', 'de', 'the', 'ons', 'our'));

/** Whether a nickname passes for the team behind the product. */
function isOfTheTeam(nickname: string): boolean {
  const words = plain(nickname)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const squeezed = words.join('');
  const rest = words.filter((word) => !ARTICLES.has(word));
  return (
    ANYWHERE.some((name) => squeezed.includes(name)) ||
    words.some((word) => AS_WORD.has(word)) ||
    AS_WORD.has(squeezed) ||
    ALONE.has(rest.join(''))
  );
}

/**
 * Two nicknames with one key are one to the eye, so one person of a domain has it: capitals, marks, look-alike letters,
 * spaces and signs make no difference.
 */
export function nicknameKey(nickname: string): string {
  const seen = visible(plain(nickname));
  // An accent that stands alone falls apart into a space and a mark: what is seen of it is the sign itself.
  return seen.replace(/\p{P}/gu, '') || seen || visible(nickname);
}

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;

/** Six digits, however they are parted: a telephone number, a client's number, a date of birth. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/-]*\p{Nd}){5}/u;

/** Endings of web addresses that people here use; any ending would refuse "J.Jansen". */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:nl|be|de|eu|uk|com|net|org|info|biz|io|me|app|dev|shop|store|online|site|xyz|link|gg|tv|to|amsterdam|frl)(?![\p{L}\p{N}])|\.\p{L}{2,}\//iu;

/** Whether a nickname tells where to find a person, or sends others elsewhere. */
function isContact(nickname: string): boolean {
  const text = nickname.normalize('NFKC');
  return ADDRESS.test(text) || LONG_NUMBER.test(text) || WEB_ADDRESS.test(text);
}

export type NicknameProblem = 'required' | 'too-long' | 'reserved' | 'invisible' | 'contact';

/**
 * The name that others see on the forum, without the spaces around it (docs/specification.md, section 5). One that
 * passes for the team behind the product is refused: what it says would be taken for the provider's word. So is one
 * that nobody can see, and one that holds an address, a long number or a web address: who types the address they log
 * in with would publish it.
 */
export function readNickname(typed: string): Reading<string, NicknameProblem> {
  if (isBlank(typed) && typed.trim() !== '') return refuse('invisible');
  const reading = readText(typed);
  if (!reading.ok) return reading;
  if (isOfTheTeam(reading.value)) return refuse('reserved');
  return isContact(reading.value) ? refuse('contact') : reading;
}
