import type { Language } from '#src/domains/domain.ts';

/** Words that hurt or talk down, in every sense. Words that are wrong in one sense only are left to the reader. */
export const AVOIDED: Record<Language, readonly string[]> = {
  nl: [
    'verslaafde|verslaafden|alcoholist|alcoholisten|junk|junkie|junkies|gokker|gokkers|blower|blowers',
    'misbruik|probleemgebruik|clean|mislukt|gefaald|gezondigd|wilskracht|co-verslaafde',
    'craving|cravings|trigger|triggers|copingstrategie|abstinentie|detox',
    'patiënt|patiënten|casus|therapietrouw|gewoon|simpel|even|genezen|verboden|toegestaan|cursus',
  ],
  en: [
    'addict|addicts|alcoholic|alcoholics|abuser|abusers|(?<!domestic )abuse|misuse|junkie|junkies',
    'clean|dirty|failed|failure|cheat|willpower|abstinence|coping|detox|trigger|triggers',
    'patient|patients|just|simply|easy(?! to guess)|cured|forbidden',
  ],
};

/** Creates one expression for a list of words or phrases, whole words only. */
const getAny = (...phrases: readonly string[]) => new RegExp(`(?<![\\p{L}-])(${phrases.join('|')})(?![\\p{L}])`, 'giu');

export const avoided = (language: Language): RegExp => getAny(...AVOIDED[language]);

/** Dutch phrases that are tiring by the third week, with their maximum number per programme. */
export const TICS: readonly (readonly [name: string, found: RegExp, budget: number])[] = [
  ['… is genoeg', /\bis (al )?genoeg\b/gi, 3],
  ['Je hoeft …', /(?<!\p{L})je hoeft\b/giu, 8],
  ['vaak', /\bvaak\b/gi, 25],
  ['Dit weet je nu', /\bdit weet je nu\b/gi, 2],
  ['… lees daarna de uitleg', /\blees daarna (de|wat)\b/gi, 1],
  ['hardop', /\bhardop\b/gi, 2],
  ['Klein is goed', /\bklein is goed\b/gi, 1],
  ['… is ook een antwoord', /\bis ook een antwoord\b/gi, 1],
  ['Het zegt niets over jou', /\bzegt niets over jou\b/gi, 1],
  ['niet opnieuw bij nul', /\bniet (weer )?opnieuw bij nul\b/gi, 2],
  ['Eén dag is één dag', /één dag is één dag/gi, 2],
  ['Eerlijk dat je dit kiest', /\beerlijk dat je dit kiest\b/gi, 0],
  ['Dit werkt vaak het best', /\bdit werkt vaak het best\b/gi, 0],
  ['Dat kan.', /(?<!\p{L})Dat kan\./gu, 0],
];

/** Phrases that are empty as the whole feedback. */
export const EMPTY_FEEDBACK = /^(Goed|Duidelijk|Fijn|Prima|Mooi|Fijn, dat geeft rust|Good|Clear|Nice)\.$/;

/** Words with a better alternative, for one domain or for all. */
interface Worn {
  readonly found: RegExp;
  readonly owner?: string;
}

export const WORN: Record<Language, readonly Worn[]> = {
  nl: [
    { found: /(?<!\p{L})lij(f|ven)(?!\p{L})|\blijf(?=je\b)/giu },
    { found: /\b(de|een|je) ketting\b|\bafslag(en)?\b|\btegenstap\b|\b(de ik|aan de ik) (van|die)\b/gi },
    { found: /\beven geduld\b/gi },
    { found: /(?<!\p{L})(een|één) mens(?!\p{L})/giu },
    { found: /\b(een riem,|je bent bij het hek|je loopt nu over|elke steen is een dag|het pad stopt hier)/gi },
    { found: /\b(verderop op het pad|aan het eind van het pad|kijken of luisteren|luister of lees mee)\b/gi },
    { found: /\b(gelezen of geluisterd|toch geen plek|toch niemand kiezen|iemand moet de eerste zijn)\b/gi },
    { found: /\bover alcohol hoor je veel|\bdoorbijten\b|\bvolgende stuk is open/gi, owner: 'alcohol' },
    { found: /\bbestaan veel halve waarheden|\blichte sigaretten|\bzet je reden neer/gi, owner: 'tobacco' },
    {
      found: /\bik heb drang\b|\bwaren van het spel|\bhet spel\?|\bhet huis te verliezen|\bklein begint ook/gi,
      owner: 'gambling',
    },
    // Winning is never praise for gambling: it is the promise of the game.
    {
      found: /(?<!\p{L})((halve|kleine|mooie|jouw|je|de) winst is|is winst|wat je wint is)(?!\p{L})/giu,
      owner: 'gambling',
    },
    {
      found: /\bstoffen uitgeven|\brekening is eindig|\bde dip die praat|\bom te zakken|\boverleven\b|\btegenzet/gi,
      owner: 'cocaine',
    },
    {
      found: /\bhet is ontwerp|\bzin van een ander|\bniet zwakker dan gisteren|\brijden doe je pas/gi,
      owner: 'cannabis',
    },
  ],
  en: [
    {
      found: getAny(
        'after all',
        '(day|days|week|weeks|evening|evenings|month|weekend) without(?=[.,;?:”]|$| a little)',
      ),
    },
    {
      found: getAny(
        'heavy',
        'heavier',
        'lighter',
        'fixed moments?',
        'an aid',
        // Only a provider's complaints procedure is about “complaints”; a body has symptoms.
        '(?<!^|\\{|See |Accessibility and )complaints(?! officer)',
        'your exit',
        'look with you',
      ),
    },
    {
      found: getAny(
        'belongs to',
        'gives quiet',
        'a person',
        '(?<!One leads to )the other(?= (is|has|does|wants|says|knows)\\b|[.,?])',
      ),
    },
    { found: getAny('substances?', 'municipality', '(call|ask|tell) (your|the) pharmacy') },
  ],
};

/** Matches "anoniem", which is allowed only in a text that names a line of others. */
export const ANONYMOUS = /(?<!\p{L})anoniem(?!\p{L})/giu;
export const KNOWN_LINE =
  /113|Veilig Thuis|0800-|0900-|088-|Geldfit|Kindertelefoon|Luisterlijn|Alcoholics|Anonymous|AA\b/;

/** Quotes other than “ ” and the apostrophe ’, which all texts use. */
export const OTHER_QUOTES = /[‘"]|(?<=\s|^)'|'(?=\p{L})/gu;

/** Matches a quiz answer that discourages or insults. */
export const DOOM = /ik kan (helemaal )?niets|nooit meer|alles verpest|\bniemand\b/i;

export const LINKING = /^(want|omdat|dus|daarom|daardoor|zodat|daarna|terwijl|maar|al)$/i;

/** English that is translated from Dutch: phrases no Briton would use. Screens and mails have an additional list. */
export const TRANSLATED: Readonly<Record<'everywhere' | 'screens' | 'desk', RegExp>> = {
  everywhere: getAny(
    '(at|on|for) which(?! (side|one|step|website|site)\\b)',
    'with whom',
    'whoever',
    'the one who',
    'in company',
    'lying ready',
    'chance to turn',
    'what (does|did) it bring',
    'at a set hour',
    'indeed',
    'leave now',
    'vaping moments?',
    '(?:days?|your day) filled in|fill(?:ed|ing)? in (?:your )?days?|days you(?:’ve)? filled in',
    '(?:above|over|within) (?:your|my|the) goal',
    'help lines?|couch|vaporizers?|think(?:ing)? along|after use|the me (?:of|who)',
  ),
  screens: getAny(
    'stones?|lookout|your path|this path|turnings?|hard moment|own check|one day is one day|reckoned|mind who',
    'fill(ed|ing)? in (today|your day|a|an|the date|your email|your password)|days? filled in|may stay empty|you may skip',
    '(data|details) are (taken|erased|deleted)|(?<!everything )is (changed|deleted|removed|placed|withdrawn)(?=\\.)',
    'place your|(?<!\\{)mails?(?! server)|erase\\w*|meanwhile|go on|taken? over|in all(?! (its )?languages)',
    'look(s|ed)? along|read along|walks? with you|to take along|does you good|goal holds|(above|within) your goal',
    'of (the list|others|today)|own drink of|urges?',
  ),
  desk: getAny(
    'by itself|whoever|whom|knowingly|for who|take away|help lines?',
    'stands (on|there|here|nowhere|above|somewhere|still)|still stands|waits? (for|until)|(is|this is) no (number|web address)',
  ),
};

/** Phrases in full that English usually contracts, and their contractions. */
export const FULL =
  /\b(you (?:are|will)|you have (?=been|had|done|made|learned|written|chosen|\w+ed\b)|it is|that is|there is|we are|what is)\b(?!\s*[.,;:?)”]|$)/gi;
export const CONTRACTED = /\b(you['’](?:re|ll|ve)|(?:it|that|there|what)['’]s|we['’]re)\b/gi;
export const NEGATIVE = /n['’]t\b/gi;

/** Words with which an English order starts. */
export const ORDER =
  /^(Then|Do|Call|Ask|Talk|Choose|Write|Look|Take|Tell|Read|Go|Put|Try|Think|Start|Stop|Keep|Drink|Walk|Use|Note|Show|Make|Get|Give|Open|Begin|Fill|Pick|Wait|Leave|Let|Eat|Breathe|Stay|Discuss|Check|Find|Say|Count|Remember|See|Watch|Send|Set|Change|Move|Turn|Add|Rest)\b/;

/** A Dutch name that English explains at its first occurrence on a page. */
export const EXPLAINED: readonly (readonly [name: RegExp, explanation: RegExp])[] = [
  [/huisartsenpost/i, /out-of-hours/i],
  [/Veilig Thuis/, /domestic abuse/i],
  [/\bCruks\b/, /self-exclusion/i],
  [/\bGeldfit\b/, /debt/i],
];
