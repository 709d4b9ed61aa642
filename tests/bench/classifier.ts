/**
 * Returns how well a value distinguishes two groups: the probability that the larger value of a random pair belongs to
 * the group with larger values (area under the ROC curve, mirrored below 0.5). 0.5 is chance, 1 is certain.
 */
export function measureSeparation(some: readonly number[], otherNumbers: readonly number[]): number {
  let larger = 0;
  for (const number of some)
    for (const otherNumber of otherNumbers) larger += otherNumber > number ? 1 : otherNumber === number ? 0.5 : 0;
  const share = larger / (some.length * otherNumbers.length);
  return Math.max(share, 1 - share);
}

/** Returns every second value, starting at `part`. */
const getHalf = (values: readonly number[], part: number) => values.filter((_, index) => index % 2 === part);

/**
 * Counts the values of a half that a threshold classifies correctly: above it they belong to the others, or not above
 * it.
 */
function countCorrect(
  some: readonly number[],
  otherNumbers: readonly number[],
  part: number,
  threshold: number,
  isAbove: boolean,
): number {
  const [low, high] = [getHalf(some, part), getHalf(otherNumbers, part)];
  const right =
    low.filter((number) => number > threshold !== isAbove).length +
    high.filter((number) => number > threshold === isAbove).length;
  return right / (low.length + high.length);
}

/**
 * Returns the share of values that the best threshold classifies correctly: chosen by one half of the values and applied
 * to the other, both ways.
 */
export function measureBestGuess(some: readonly number[], otherNumbers: readonly number[]): number {
  const attempts = [0, 1].map((part) => {
    let best = { right: 0, at: 0, isAbove: true };
    for (const threshold of [...getHalf(some, part), ...getHalf(otherNumbers, part)]) {
      for (const isAbove of [true, false]) {
        const right = countCorrect(some, otherNumbers, part, threshold, isAbove);
        if (right > best.right) best = { right, at: threshold, isAbove };
      }
    }
    return countCorrect(some, otherNumbers, 1 - part, best.at, best.isAbove);
  });
  return attempts.reduce((sum, right) => sum + right, 0) / attempts.length;
}
