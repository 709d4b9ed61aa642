import type { Labelled } from './measure.ts';
import { plain } from './plain.ts';
import { signsOf, type WordWeights } from './word-weights.ts';

/** Classes that speak of suicide; a mention teaches nothing. */
const MEANT: readonly string[] = ['explicit', 'indirect'];

/** A sign that stands in one sentence only says nothing about others. */
const FEWEST = 2;
const ROUNDS = 200;
const PACE = 0.1;
/** How strongly weights are held small, so that a few sentences do not decide. */
const RESTRAINT = 0.0002;

/** Weights by logistic regression, the same each time for the same sentences (Adam, all sentences in each round). */
export function learnWeights(set: readonly Labelled[]): WordWeights {
  const examples = set.filter((sentence) => sentence.class !== 'mention');
  const wanted = examples.map((sentence) => (MEANT.includes(sentence.class) ? 1 : 0));
  const read = examples.map(({ text }) => signsOf(plain(text)));
  const counts = new Map<string, number>();
  for (const sign of read.flat()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const signs = [...counts].filter(([, count]) => count >= FEWEST).map(([sign]) => sign);
  const places = new Map(signs.map((sign, place) => [sign, place]));
  const rows = read.map((own) => own.flatMap((sign) => places.get(sign) ?? []));
  const weights = signs.map(() => 0);
  const means = signs.map(() => 0);
  const squares = signs.map(() => 0);
  let start = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = weights.map((weight) => RESTRAINT * weight);
    let lean = 0;
    for (const [at, row] of rows.entries()) {
      const size = Math.sqrt(Math.max(1, row.length));
      const weight = row.reduce((sum, place) => sum + (weights[place] ?? 0), 0) / size + start;
      const error = (1 / (1 + Math.exp(-weight)) - (wanted[at] ?? 0)) / rows.length;
      lean += error;
      for (const place of row) slopes[place] = (slopes[place] ?? 0) + error / size;
    }
    for (const [place, slope] of slopes.entries()) {
      const mean = 0.9 * (means[place] ?? 0) + 0.1 * slope;
      const square = 0.999 * (squares[place] ?? 0) + 0.001 * slope * slope;
      means[place] = mean;
      squares[place] = square;
      const step = (PACE * (mean / (1 - 0.9 ** round))) / (Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8);
      weights[place] = (weights[place] ?? 0) - step;
    }
    start -= 5 * PACE * lean;
  }
  const round = (value: number): number => Math.round(value * 100) / 100 || 0;
  const kept = signs.map((sign, place): readonly [string, number] => [sign, round(weights[place] ?? 0)]);
  return { start: round(start), words: Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
