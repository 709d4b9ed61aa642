import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../limits.ts';
import { accept, type ParseResult, refuse } from './parse-result.ts';
import { countCharacters } from './text.ts';

/**
 * The passwords of the published lists of the 10,000 most common (SecLists, "10k-most-common" and "10-million-password-
 * list-top-10000") that have at least 10 characters, a letter and a digit: the other rules refuse the rest. Lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  '1234567890a',
  '1234567890q',
  '123456789a',
  '123456789d',
  '123456789m',
  '123456789q',
  '123456789qwe',
  '123456789s',
  '123456789z',
  '123456qwerty',
  '12345qwert',
  '12345qwerty',
  '123qweasdzxc',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qazxsw23edc',
  '7ugd5hip2j',
  '9293709b13',
  'a123456789',
  'charlie123',
  'ghhh47hj7649',
  'good123654',
  'liverpool1',
  'mailcreated5240',
  'montgom240',
  'password12',
  'password123',
  'password99',
  'polniypizdec0211',
  'postov1000',
  'primetime21',
  'pufunga7782',
  'q123456789',
  'q1w2e3r4t5',
  'q1w2e3r4t5y6',
  'qazwsxedc123',
  'quant4307s',
  'qwert12345',
  'qwerty1234',
  'qwerty12345',
  'qwerty123456',
  'sojdlg123aljg',
  'soso123aljg',
  'usuckballz1',
  'vsjasnel12',
  'zxcasdqwe123',
  'zxcvbnm123',
]);

/**
 * Words that a password may not consist of, even with digits and punctuation at its end: common first names, the first
 * words of Dutch lists, and the words of this product, which are guessed first (docs/product-rules.md, "Accounts").
 * Lower case, without accents.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  welkom welkomthuis welkomterug hallo hallohallo wachtwoord mijnwachtwoord nieuwwachtwoord geheim supergeheim toegang
  inloggen login admin administrator beheerder gebruiker test testtest tester computer laptop internet telefoon
  password passwort passwoord passw letmein iloveyou qwerty qwertz azerty asdfgh zxcvbn abc abcd abcde abcdef abcdefg
  abcdefgh abcdefghi abcdefghij
  zelfhulp zelfhulpprogramma selfhelp mijnplan alcohol drank drinken biertje bier wijn nuchter sober tabak roken
  rookvrij stoppen stoppenmetroken stoppenmetdrinken ikstop ikwilstoppen minderen gokken gokvrij gambling cannabis wiet
  blowen joint coke cocaine cokevrij drugs drugsvrij clean naasten begeleid verslaving verslaafd vrijheid opnieuw
  nieuwbegin nieuwleven buddy dagboek
  nederland holland oranje amsterdam rotterdam utrecht denhaag eindhoven groningen tilburg almere breda nijmegen arnhem
  haarlem enschede maastricht leiden zwolle friesland brabant limburg zeeland drenthe gelderland belgie vlaanderen
  ajax ajaxamsterdam feyenoord psv psveindhoven voetbal hardlopen
  zomer winter herfst lente voorjaar najaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari
  maart april juni juli augustus september oktober november december vakantie kerstmis kerst sinterklaas
  mama papa mamapapa papamama schatje liefje lieverd schat lieveling liefde ikhouvanjou ikhouvanje houvanjou knuffel
  kusje vriend vriendin familie kinderen baby prinses konijn konijntje hondje poesje katje paard vlinder bloem bloemen
  bloemetje zonnetje zonneschijn zonnebloem regenboog sterretje aardbei chocola chocolade pannenkoek appeltaart
  superman batman pokemon minecraft liverpool charlie michael jennifer jessica daniel thomas michelle ashley nicole
  sunshine princess football baseball monkey dragon master shadow killer summer flower hello welcome secret
  `
    .trim()
    .split(/\s+/),
);

export type PasswordError = 'required' | 'too-short' | 'too-long' | 'no-letter' | 'no-digit' | 'too-common';

/** Characters that commonly replace a letter in passwords. */
const AS_LETTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/**
 * Returns a password without accents, in lower case, and without digits and punctuation at its ends: common additions
 * to a common word (docs/product-rules.md, "Accounts").
 */
const toPlainWord = (password: string): string =>
  password
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[01345@$]/g, (character) => AS_LETTER[character] ?? character)
    .replace(/[^\p{L}]+/gu, '');

function isCommon(password: string): boolean {
  const word = toPlainWord(password);
  // A repeated word counts as one word.
  const half = word.slice(0, word.length / 2);
  return (
    COMMON_PASSWORDS.has(password.toLowerCase()) ||
    COMMON_WORDS.has(word) ||
    (half !== '' && half + half === word && COMMON_WORDS.has(half))
  );
}

/**
 * Reads a new password, exactly as typed: spaces and every script are allowed (docs/specification.md, section 5;
 * docs/product-rules.md, "Accounts"). `minimum` is that of the deployment, in code points, and at least 10.
 */
export function readNewPassword(input: string, minimum: number = PASSWORD_MINIMUM): ParseResult<string, PasswordError> {
  if (input === '') return refuse('required');
  const length = countCharacters(input);
  if (length < Math.max(minimum, PASSWORD_MINIMUM)) return refuse('too-short');
  if (length > PASSWORD_MAXIMUM) return refuse('too-long');
  if (!/\p{L}/u.test(input)) return refuse('no-letter');
  if (!/\p{Nd}/u.test(input)) return refuse('no-digit');
  return isCommon(input) ? refuse('too-common') : accept(input);
}

/** Reads the new password typed a second time (docs/specification.md, section 5). */
export function readPasswordConfirmation(
  input: string,
  password: string,
): ParseResult<string, 'required' | 'not-equal'> {
  if (input === '') return refuse('required');
  return input === password ? accept(input) : refuse('not-equal');
}

/** Reads the current password: any text that is not empty (docs/specification.md, section 5). */
export function readPassword(input: string): ParseResult<string, 'required'> {
  return input === '' ? refuse('required') : accept(input);
}
