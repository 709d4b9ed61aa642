import { type ParseResult, refuse } from './parse-result.ts';
import { isBlank, readText, toVisibleText } from './text.ts';

/** Characters that look like a letter, used to imitate another nickname. */
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
  // Latin letters with a stroke or without a dot, which Unicode does not decompose.
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ß: 's',
  ɡ: 'g',
};

/** Replaces look-alikes in a text: for example, "l" and "i" become equal. */
const replaceLookalikes = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase(), (character) => LOOKALIKES[character] ?? character)
    .join('')
    .replace(/\p{M}/gu, '')
    .replaceAll('l', 'i');

const replaceAllLookalikes = (...names: readonly string[]): readonly string[] => names.map(replaceLookalikes);

/** Words that suggest the provider anywhere in a nickname, in any spelling. */
const RESERVED_PARTS = replaceAllLookalikes(
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

/** Words that suggest the provider as a separate word. */
const RESERVED_WORDS = new Set(replaceAllLookalikes('admin', 'mod', 'mods', 'beheer', 'staff', 'editor'));

/** Words that suggest the provider only if they are the whole nickname, apart from an article. */
const RESERVED_NAMES = new Set(
  replaceAllLookalikes('team', 'forum', 'support', 'systeem', 'system', 'hulplijn', 'poh'),
);

const ARTICLES = new Set(replaceAllLookalikes('het', 'de', 'the', 'ons', 'our'));

/** Returns true for a nickname that suggests the provider's team. */
function suggestsTeam(nickname: string): boolean {
  const nicknameWords = replaceLookalikes(nickname)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const squeezed = nicknameWords.join('');
  const rest = nicknameWords.filter((word) => !ARTICLES.has(word));
  return (
    RESERVED_PARTS.some((name) => squeezed.includes(name)) ||
    nicknameWords.some((word) => RESERVED_WORDS.has(word)) ||
    RESERVED_WORDS.has(squeezed) ||
    RESERVED_NAMES.has(rest.join(''))
  );
}

/**
 * Returns the key of a nickname, which is unique in a domain and equal for nicknames that look alike: ignores case,
 * accents, look-alike letters, spaces and punctuation.
 */
export function toNicknameKey(nickname: string): string {
  const visibleText = toVisibleText(replaceLookalikes(nickname));
  // A nickname of only punctuation or separate accents is its own key.
  return visibleText.replace(/\p{P}/gu, '') || visibleText || toVisibleText(nickname);
}

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/u;

/** Six digits, with any separators: a telephone number, a client's number, a date of birth. */
const LONG_NUMBER = /\p{Nd}(?:[\s().+/-]*\p{Nd}){5}/u;

/** Domain endings that are common here; matching any ending would refuse "J.Jansen". */
const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:nl|be|de|eu|uk|com|net|org|info|biz|io|me|app|dev|shop|store|online|site|xyz|link|gg|tv|to|amsterdam|frl)(?![\p{L}\p{N}])|\.\p{L}{2,}\//iu;

/** Returns true for a nickname with contact details or a URL. */
function hasContactDetails(nickname: string): boolean {
  const text = nickname.normalize('NFKC');
  return ADDRESS.test(text) || LONG_NUMBER.test(text) || WEB_ADDRESS.test(text);
}

export type NicknameProblem = 'required' | 'too-long' | 'reserved' | 'invisible' | 'contact';

/**
 * Reads the trimmed name shown on the forum (docs/specification.md, section 5). Refuses a name that suggests the
 * provider's team, because its texts would be read as the provider's; an invisible name; and a name with a mail
 * address, a long number or a URL, which would publish the user's login.
 */
export function readNickname(input: string): ParseResult<string, NicknameProblem> {
  if (isBlank(input) && input.trim() !== '') return refuse('invisible');
  const result = readText(input);
  if (!result.ok) return result;
  if (suggestsTeam(result.value)) return refuse('reserved');
  return hasContactDetails(result.value) ? refuse('contact') : result;
}
