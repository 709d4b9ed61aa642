import { runSteps } from '#src/rules/steps.ts';
import type { LabelledSentence } from '#src/rules/suicide/measure.ts';
import { toRuleInput } from '#src/rules/suicide/rule-input.ts';
import { listSigns } from '#src/rules/suicide/signs.ts';
import type { Weights } from '#src/rules/suicide/weigh.ts';

/** Classes that count as suicidal; mentions are not used for learning. */
const SUICIDAL_CLASSES: readonly string[] = ['explicit', 'indirect'];

/** Minimum number of sentences with a sign; a pair of consecutive words needs more. */
const MIN_SENTENCES = 2;
const MIN_PAIRS = 3;
const ROUNDS = 30;
/** First round from which the weights are averaged, so that the last sentences are not decisive. */
const FIRST_AVERAGED_ROUND = 10;
const PACE = 0.3;
/** Regularisation strength, so that a few sentences are not decisive. */
const REGULARISATION = 0.0003;
/** Minimum weight of a sign that is stored. */
const MIN_WEIGHT = 0.02;

/** Signs of a sentence, and its class: suicidal or not. */
interface Example {
  readonly wanted: 0 | 1;
  readonly signs: readonly string[];
}

function listAllFeatures(examples: readonly Example[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const feature of examples.flatMap(({ signs }) => signs)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const getMinimumCount = (feature: string) => (/^[^:]*_/.test(feature) ? MIN_PAIRS : MIN_SENTENCES);
  return [...counts].filter(([feature, count]) => count >= getMinimumCount(feature)).map(([feature]) => feature);
}

/** Yields the indexes of a list in a reproducible random order. */
function* shuffleIndexes(size: number, round: number): Generator<number> {
  const order = Array.from({ length: size }, (_, index) => index);
  let seed = 12345 + round;
  for (let index = size - 1; index >= 0; index -= 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    const swapIndex = seed % (index + 1);
    const swapped = order[swapIndex] ?? 0;
    order[swapIndex] = order[index] ?? 0;
    yield swapped;
  }
}

/** Returns the training examples of a set, without sentences that only mention suicide. */
export const toTrainingExamples = (set: readonly LabelledSentence[]): readonly Example[] =>
  set
    .filter((sentence) => sentence.class !== 'mention')
    .map((sentence) => ({
      wanted: SUICIDAL_CLASSES.includes(sentence.class) ? 1 : 0,
      signs: listSigns(runSteps(toRuleInput(sentence.text))),
    }));

/** Learns weights by logistic regression (AdaGrad, averaged), deterministic for given sentences. */
export function learnWeights(examples: readonly Example[]): Weights {
  const signs = listAllFeatures(examples);
  const positionsByName = new Map(signs.map((feature, index) => [feature, index]));
  const rows = examples.map((example) => example.signs.flatMap((feature) => positionsByName.get(feature) ?? []));
  const ordinary = examples.filter(({ wanted }) => wanted === 0).length;
  /** Both classes have equal total weight, independent of their size. */
  const share = ordinary / Math.max(1, examples.length - ordinary);
  const weights = new Float64Array(signs.length);
  const slopes = new Float64Array(signs.length).fill(1e-8);
  const sums = new Float64Array(signs.length);
  const start = { weight: 0, slope: 1e-8, sum: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const rowIndex of shuffleIndexes(rows.length, round)) {
      const row = rows[rowIndex] ?? [];
      const targets = examples[rowIndex]?.wanted ?? 0;
      const size = Math.sqrt(Math.max(1, row.length));
      const weight = row.reduce((sum, index) => sum + (weights[index] ?? 0), 0) / size + start.weight;
      const error = (1 / (1 + Math.exp(-weight)) - targets) * (targets === 1 ? share : 1);
      start.slope += error * error;
      start.weight -= (0.1 * error) / Math.sqrt(start.slope);
      for (const index of row) {
        const slope = error / size + REGULARISATION * (weights[index] ?? 0);
        const squares = (slopes[index] ?? 0) + slope * slope;
        slopes[index] = squares;
        weights[index] = (weights[index] ?? 0) - (PACE * slope) / Math.sqrt(squares);
      }
    }
    if (round < FIRST_AVERAGED_ROUND) continue;
    start.sum += start.weight;
    for (const [index, weight] of weights.entries()) sums[index] = (sums[index] ?? 0) + weight;
  }
  const getAverage = (sum: number): number => Math.round((sum / (ROUNDS - FIRST_AVERAGED_ROUND)) * 100) / 100 || 0;
  const featureWeights = signs
    .map((feature, index): readonly [string, number] => [feature, getAverage(sums[index] ?? 0)])
    .filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT);
  return {
    start: getAverage(start.sum),
    signs: Object.fromEntries(featureWeights.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Groups the signs by first character; each group is a line of the file. */
function toGroups(signs: Weights['signs']): readonly (readonly (readonly [string, number])[])[] {
  const groups = new Map<string, [string, number][]>();
  for (const [feature, weight] of Object.entries(signs)) {
    const group = feature.charAt(0);
    groups.set(group, [...(groups.get(group) ?? []), [feature, weight]]);
  }
  return [...groups.values()];
}

/** Formats weights as the JSON text of `src/rules/suicide/weights.json`. */
export function formatWeights({ start, signs }: Weights): string {
  const lines = toGroups(signs).map((group) => JSON.stringify(Object.fromEntries(group)).slice(1, -1));
  return `{ "start": ${start}, "signs": {\n${lines.join(',\n')}\n} }\n`;
}
