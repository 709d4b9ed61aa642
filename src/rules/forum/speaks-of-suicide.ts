/**
 * Phrases in which people speak of not wanting to live. Few and plain ones: somebody who is missed can still report, and
 * a text that is found wrongly only shows the help lines and is looked at by a moderator. "…" stands for up to three words.
 */
const PHRASES: readonly string[] = [
  // Dutch
  'zelfmoord',
  'zelfdoding',
  'suicide',
  'suicidaal',
  'suïcide',
  'suïcidaal',
  'niet meer willen leven',
  'niet meer wil leven',
  'niet meer leven',
  'wil … niet meer leven',
  'wil … niet meer verder leven',
  'hoef … niet meer te leven',
  'niet langer leven',
  'wil … dood',
  'wil dood',
  'wou dat ik dood was',
  'was ik maar dood',
  'liever dood',
  'dood willen',
  'dood zijn',
  'beter af zonder mij',
  'beter dood',
  'uit het leven stappen',
  'uit het leven stap',
  'stap uit het leven',
  'einde aan mijn leven',
  'eind aan mijn leven',
  'einde aan … maken aan mijn leven',
  'mijn leven beëindigen',
  'leven beëindigen',
  'er niet meer zijn',
  'er niet meer wil zijn',
  'er een eind aan maken',
  'er een einde aan maken',
  'maak er een eind aan',
  'maak er een einde aan',
  'mezelf van kant maken',
  'me van kant maken',
  'mezelf iets aandoen',
  'mezelf iets aan te doen',
  'mezelf ophangen',
  'me ophangen',
  'voor de trein',
  'zelf doden',
  'mezelf doden',
  // English
  'suicidal',
  'kill myself',
  'killing myself',
  'killed myself',
  'end my life',
  'ending my life',
  'end it all',
  'take my own life',
  'taking my own life',
  'took his own life',
  'took her own life',
  'want to die',
  'wanna die',
  'wish i was dead',
  'wish i were dead',
  'better off dead',
  'better off without me',
  'rather be dead',
  'do not want to live',
  "don't want to live",
  'dont want to live',
  'not want to be alive',
  "don't want to be alive",
  "don't want to be here anymore",
  'no reason to live',
  'hang myself',
  'hurt myself',
  'harm myself',
  'self-harm',
];

const WORD = "[\\p{L}\\p{N}'’-]+";

/** Accents, capitals, odd spaces and signs that nobody sees do not hide a phrase. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s_*]+/g, ' ');
}

const patternOf = (phrase: string): string =>
  plain(phrase)
    .split(' ')
    .map((word) => (word === '...' || word === '…' ? `(?:${WORD} ){0,3}` : `${word} `))
    .join('')
    .replace(/ $/, '');

const SPOKEN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'u');

/**
 * Whether a text seems to speak of suicide, in Dutch or English. It decides only that help is shown and that a moderator
 * looks; nothing is ever held back for it.
 */
export function speaksOfSuicide(text: string): boolean {
  return SPOKEN.test(plain(text));
}
