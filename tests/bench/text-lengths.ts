import { hasContactOrOffer } from '#src/rules/forum/outside-contact.ts';
import { toSpokenPieces } from '#src/rules/read-aloud/spoken-text.ts';
import { isAboutSuicide } from '#src/rules/suicide/is-about-suicide.ts';
import type { Figure } from './figure.ts';

const [SHORT, LONG] = [10_000, 100_000];
/**
 * Maximum ratio for ten times the text, with a margin for other load; a backtracking rule takes a hundred times as long.
 */
const MAX = 12;
const ROUNDS = 5;
/** Minimum time in ms; the ratio of shorter times is meaningless. */
const MIN = 2;
/**
 * Maximum CPU time in ms of a single text, so that no click waits noticeably, even on a phone that is four times as
 * slow.
 */
const LONGEST_READ = 50;
/** Maximum length of a page's text in characters. */
const PAGE = 20_000;

/** Rules that read user texts of any length, with characters for which a pattern may backtrack. */
const RULES: readonly { what: string; read: (text: string) => unknown; signs: readonly string[] }[] = [
  {
    what: 'contact or offer in a forum text',
    read: hasContactOrOffer,
    signs: ['0', '.', ' ', 'a', '@', '-', 'een ', 'te ', 'ik ', '(', 'www', '0-'],
  },
  {
    what: 'words about suicide',
    read: isAboutSuicide,
    signs: [
      'a',
      '.',
      ' ',
      '\n',
      '1',
      '-',
      'é',
      'ik ',
      'niet ',
      'dood ',
      'ik wil dood ',
      'leven ',
      'ik ga ',
      'Ben moe. ',
      'wil niet ',
      'I want ',
      'Vandaag met de hond naar het bos geweest en daarna soep gekookt. ',
    ],
  },
  {
    what: 'text read aloud',
    read: (text) => toSpokenPieces(text, 'nl'),
    signs: ['@', 'a', '.', '\n', '0', ' ', '-', '€', '/', ',', 'A', '(', 'a@a.', '1.', 'a, '],
  },
];

/** Returns the CPU time of one run in ms. */
function getTime(work: () => unknown, times = 1): number {
  const cpuUsage = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  return process.cpuUsage(cpuUsage).user / 1_000 / times;
}

/** Returns the minimum of several rounds, because other load only adds time. */
const getMinimum = (measure: () => number): number => Math.min(...Array.from({ length: ROUNDS }, measure));

/** Measures the longest time of each rule for ten times a text of one character, as a ratio of the time for that text. */
export function* measureTextLengths(): Generator<Figure> {
  const text = 'Bel 0800-0113 of ga naar 113.nl. Het kost € 3,50 (2-4 min). '.repeat(PAGE / 60);
  const read = getMinimum(() => getTime(() => toSpokenPieces(text, 'nl')));
  yield {
    what: 'longest page read aloud: pieces made at once',
    measured: `${read.toFixed(1)} ms`,
    beside: `${text.length} signs`,
    must: `<= ${LONGEST_READ} ms`,
    isMet: read <= LONGEST_READ,
  };
  for (const { what, read, signs } of RULES) {
    const ratios = signs.map((character) => {
      const [short, long] = [character.repeat(SHORT / character.length), character.repeat(LONG / character.length)];
      read(long);
      const getShortTime = () =>
        Math.max(
          MIN,
          getTime(() => read(short), LONG / SHORT),
        );
      return { sign: character, ratio: getMinimum(() => getTime(() => read(long)) / getShortTime()) };
    });
    const worst = ratios.reduce((total, other) => (other.ratio > total.ratio ? other : total));
    yield {
      what: `${what}, ten times as long: time / time`,
      measured: worst.ratio.toFixed(1),
      beside: `of ${JSON.stringify(worst.sign)}, the slowest of ${signs.length} signs`,
      must: `<= ${MAX}`,
      isMet: worst.ratio <= MAX,
    };
  }
}
