/** What people type for what they mean: chat, dialect, words written as one. Each is a word or a row of words. */
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
  ['no more', 'anymore'],
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
];

const MEANT = new Map(SPELLINGS);
const LONGEST = Math.max(...SPELLINGS.map(([written]) => written.split(' ').length));

/** The words of a sentence as they are meant; the longest spelling goes first. */
function meant(words: readonly string[]): readonly string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 0 && !MEANT.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) made.push(words[at] ?? '');
    else made.push(...(MEANT.get(words.slice(at, at + length).join(' ')) ?? '').split(' '));
    at += Math.max(1, length);
  }
  return made;
}

/**
 * A text as words, each with a space behind it and `.` where a sentence ends. Accents, capitals, odd spaces, repeated
 * letters and signs that nobody sees do not hide a word.
 */
export function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘`´']/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[.!?;…]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.&]+/gu, ' ')
    .trim()
    .split(' ');
  return `${meant(meant(words)).join(' ')} `;
}
