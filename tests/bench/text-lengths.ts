import { holdsContactOrOffer } from '#src/rules/forum/outside-contact.ts';
import { spokenPieces } from '#src/rules/read-aloud/spoken-text.ts';
import { speaksOfSuicide } from '#src/rules/suicide/speaks-of-suicide.ts';
import type { Figure } from './figure.ts';

const [SHORT, LONG] = [10_000, 100_000];
/** Ten times the text, with room for what the machine does meanwhile; a rule that looks back takes a hundred times as long. */
const MOST = 25;
const ROUNDS = 5;
/** Milliseconds; a ratio of less says nothing. */
const LEAST = 2;

/** Rules that read texts of people of any length, with signs that a pattern may look back over. */
const RULES: readonly { what: string; read: (text: string) => unknown; signs: readonly string[] }[] = [
  {
    what: 'contact or offer in a forum text',
    read: holdsContactOrOffer,
    signs: ['0', '.', ' ', 'a', '@', '-', 'een ', 'te ', 'ik ', '(', 'www', '0-'],
  },
  {
    what: 'words about suicide',
    read: speaksOfSuicide,
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
    ],
  },
  {
    what: 'text read aloud',
    read: (text) => spokenPieces(text, 'nl'),
    signs: ['@', 'a', '.', '\n', '0', ' ', '-', '€', '/', ',', 'A', '(', 'a@a.', '1.', 'a, '],
  },
];

/** Milliseconds of processor time, the best of some rounds. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user / 1_000;
  });
  return Math.min(...times);
}

/** The longest time a rule takes for ten times a text of one sign, as a ratio of the time for that text. */
export function* measureTextLengths(): Generator<Figure> {
  for (const { what, read, signs } of RULES) {
    const ratios = signs.map((sign) => {
      const [short, long] = [SHORT, LONG].map((length) => {
        const text = sign.repeat(length / sign.length);
        read(text);
        return timeOf(() => read(text));
      });
      return { sign, ratio: (long ?? 0) / Math.max(short ?? 0, LEAST) };
    });
    const worst = ratios.reduce((one, other) => (other.ratio > one.ratio ? other : one));
    yield {
      what: `${what}, ten times as long: time / time`,
      measured: worst.ratio.toFixed(1),
      beside: `of ${JSON.stringify(worst.sign)}, the slowest of ${signs.length} signs`,
      must: `<= ${MOST}`,
      isMet: worst.ratio <= MOST,
    };
  }
}
