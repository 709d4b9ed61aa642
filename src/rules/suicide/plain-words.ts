/** Typed spellings with the intended words: chat, dialect, joined words. Each is a word or a sequence of words. */
const SPELLINGS: readonly (readonly [written: string, meant: string])[] = [
  ['k', 'ik'],
  ['kwil', 'ik wil'],
  ['kdenk', 'ik denk'],
  ['kzou', 'ik zou'],
  ['ksou', 'ik zou'],
  ['kheb', 'ik heb'],
  ['kga', 'ik ga'],
  ['kkan', 'ik kan'],
  ['kben', 'ik ben'],
  ['kzie', 'ik zie'],
  ['khoop', 'ik hoop'],
  ['kweet', 'ik weet'],
  ['kmoet', 'ik moet'],
  ['kvoel', 'ik voel'],
  ['nie', 'niet'],
  ['ni', 'niet'],
  ['nit', 'niet'],
  ['nimeer', 'niet meer'],
  ['niemeer', 'niet meer'],
  ['nietmeer', 'niet meer'],
  ['niemer', 'niet meer'],
  ['keb', 'ik heb'],
  ['kep', 'ik heb'],
  ['kzen', 'ik ben'],
  ['kzal', 'ik zal'],
  ['kmag', 'ik mag'],
  ['kzit', 'ik zit'],
  ['khou', 'ik hou'],
  ['kvind', 'ik vind'],
  ['kmaak', 'ik maak'],
  ['kwou', 'ik wou'],
  ['kwilde', 'ik wilde'],
  ['ikwil', 'ik wil'],
  ['ikke', 'ik'],
  ['wilik', 'wil ik'],
  ['da', 'dat'],
  ['wa', 'wat'],
  ['egt', 'echt'],
  ['ech', 'echt'],
  ['nix', 'niks'],
  ['wilt', 'wil'],
  ['sterve', 'sterven'],
  ['slape', 'slapen'],
  ['worre', 'worden'],
  ['worde', 'worden'],
  ['zitte', 'zitten'],
  ['springe', 'springen'],
  ['snije', 'snijden'],
  ['snijen', 'snijden'],
  ['pille', 'pillen'],
  ['volhoude', 'volhouden'],
  ['verhange', 'verhangen'],
  ['ophange', 'ophangen'],
  ['levve', 'leven'],
  ['leefe', 'leven'],
  ['eige', 'eigen'],
  ['t', 'het'],
  ['tis', 'het is'],
  ['der', 'er'],
  ['dr', 'er'],
  ['mn', 'mijn'],
  ['me eigen', 'mezelf'],
  ['me eige', 'mezelf'],
  ['mijn eige', 'mezelf'],
  ['mijn eigen aan', 'mezelf aan'],
  ['me zelf', 'mezelf'],
  ['mij zelf', 'mezelf'],
  ['mijzelf', 'mezelf'],
  ['mezelve', 'mezelf'],
  ['mezelluf', 'mezelf'],
  ['veur', 'voor'],
  ['vor', 'voor'],
  ['gwn', 'gewoon'],
  ['leve', 'leven'],
  ['wille', 'willen'],
  ['datt', 'dat het'],
  ['doot', 'dood'],
  ['1', 'een'],
  ['wakker te worden', 'wakker worden'],
  ['wanna', 'want to'],
  ['wana', 'want to'],
  ['wunna', 'want to'],
  ['wanne', 'want to'],
  ['wan na', 'want to'],
  ['gona', 'going to'],
  ['dnt', 'dont'],
  ['couldnt of', 'couldnt have'],
  ['would of', 'would have'],
  ['could of', 'could have'],
  ['ur', 'your'],
  ['bc', 'because'],
  ['cuz', 'because'],
  ['coz', 'because'],
  ['cos', 'because'],
  ['cause', 'because'],
  ['evry', 'every'],
  ['tonite', 'tonight'],
  ['2nite', 'tonight'],
  ['tmrw', 'tomorrow'],
  ['2moro', 'tomorrow'],
  ['4ever', 'forever'],
  ['for ever', 'forever'],
  ['nuthin', 'nothing'],
  ['nothin', 'nothing'],
  ['livin', 'living'],
  ['dyin', 'dying'],
  ['goin', 'going'],
  ['thinkin', 'thinking'],
  ['feelin', 'feeling'],
  ['endin', 'ending'],
  ['aint', 'isnt'],
  ['veur mij', 'voor mij'],
  ['cannae', 'cant'],
  ['dinnae', 'dont'],
  ['didnae', 'didnt'],
  ['canny', 'cant'],
  ['gonna', 'going to'],
  ['gunna', 'going to'],
  ['gotta', 'got to'],
  ['i am', 'im'],
  ['i m', 'im'],
  ['i have', 'ive'],
  ['i would', 'id'],
  ['i had', 'id'],
  ['i will', 'ill'],
  ['do not', 'dont'],
  ['does not', 'doesnt'],
  ['did not', 'didnt'],
  ['will not', 'wont'],
  ['would not', 'wouldnt'],
  ['could not', 'couldnt'],
  ['should not', 'shouldnt'],
  ['was not', 'wasnt'],
  ['is not', 'isnt'],
  ['can not', 'cant'],
  ['cannot', 'cant'],
  ['it is', 'its'],
  ['that is', 'thats'],
  ['there is', 'theres'],
  ['they would', 'theyd'],
  ['they will', 'theyll'],
  ['she will', 'shell'],
  ['any more', 'anymore'],
  ['here no more', 'here anymore'],
  ['alive no more', 'alive anymore'],
  ['live no more', 'live anymore'],
  ['this no more', 'this anymore'],
  ['it no more', 'it anymore'],
  ['life no more', 'life anymore'],
  ['go on no more', 'go on anymore'],
  ['any longer', 'anymore'],
  ['my self', 'myself'],
  ['meself', 'myself'],
  ['mysef', 'myself'],
  ['no one', 'nobody'],
  ['noone', 'nobody'],
  ['every body', 'everybody'],
  ['should of', 'should have'],
  ['my own life', 'my life'],
  ['u', 'you'],
  ['2 die', 'to die'],
  ['2 live', 'to live'],
  ['b dead', 'be dead'],
  ['vnv', 'vanavond'],
  ['vnacht', 'vannacht'],
  // A star or another character in place of a letter.
  ['z lfmoord', 'zelfmoord'],
  ['zelfm rd', 'zelfmoord'],
  ['zelfmo rd', 'zelfmoord'],
  ['su cide', 'suicide'],
  ['su c de', 'suicide'],
  ['suic de', 'suicide'],
  ['s icide', 'suicide'],
  ['k ll', 'kill'],
  ['d ad', 'dead'],
  ['d od', 'dood'],
];

/** Digits used as letters inside a word. */
const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

const MEANT = new Map(SPELLINGS);
const FIRST = new Set(SPELLINGS.map(([text]) => text.split(' ')[0]));
const LONGEST = Math.max(...SPELLINGS.map(([text]) => text.split(' ').length));

/** Returns the intended words of a sentence; the longest spelling has priority. */
export function toCorrectedWords(words: readonly string[]): readonly string[] {
  const ids: string[] = [];
  for (let index = 0; index < words.length; ) {
    let length = FIRST.has(words[index]) ? Math.min(LONGEST, words.length - index) : 0;
    while (length > 0 && !MEANT.has(words.slice(index, index + length).join(' '))) length -= 1;
    if (length === 0) ids.push(words[index] ?? '');
    else ids.push(...(MEANT.get(words.slice(index, index + length).join(' ')) ?? '').split(' '));
    index += Math.max(1, length);
  }
  return ids;
}

/**
 * Converts a text to words, each followed by a space, and `.` at the end of a sentence. Accents, capitals, odd spaces,
 * repeated letters, digits for letters ("k1ll"), separated letters ("d o o d") and invisible characters do not hide a
 * word.
 */
export function toPlainWords(text: string): string {
  const plainWords = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘`´']/g, '')
    .replace(/(?<=\p{L})[013457]+(?=\p{L})/gu, (digits) => [...digits].map((digit) => DIGITS[digit]).join(''))
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){2,}\p{L}(?![\p{L}\p{N}])/gu, (spread) =>
      spread.replace(/[^\p{L}]/gu, ''),
    )
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[.!?;…]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.&]+/gu, ' ')
    .trim()
    .split(' ');
  return `${toCorrectedWords(toCorrectedWords(plainWords)).join(' ')} `;
}
