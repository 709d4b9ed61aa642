import { type Reading, refuse } from './reading.ts';
import { readText } from './text.ts';

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
  ο: 'o',
  α: 'a',
  ι: 'i',
  ν: 'v',
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
 * The name that others see on the forum, without the spaces around it (section 5). One that passes for the team behind
 * the product is refused: what it says would be taken for the provider's word.
 */
export function readNickname(typed: string): Reading<string, 'required' | 'too-long' | 'reserved'> {
  const reading = readText(typed);
  return reading.ok && isOfTheTeam(reading.value) ? refuse('reserved') : reading;
}
