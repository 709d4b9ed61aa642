/**
 * How well one number tells two groups apart: of a pair with one of either, how often the one of the group that has more
 * of it is the larger (the area under the ROC curve, mirrored where it lies below a half). 0.5 is a guess, 1 is certain.
 */
export function shareInOrder(some: readonly number[], others: readonly number[]): number {
  let larger = 0;
  for (const one of some) for (const other of others) larger += other > one ? 1 : other === one ? 0.5 : 0;
  const share = larger / (some.length * others.length);
  return Math.max(share, 1 - share);
}

/** Every second value, from the first or from the second on. */
const half = (values: readonly number[], part: number) => values.filter((_, index) => index % 2 === part);

/** How many cases of a half one threshold gets right: a value is of the others where it lies above, or where it does not. */
function rightOf(
  some: readonly number[],
  others: readonly number[],
  part: number,
  at: number,
  isAbove: boolean,
): number {
  const [low, high] = [half(some, part), half(others, part)];
  const right = low.filter((one) => one > at !== isAbove).length + high.filter((one) => one > at === isAbove).length;
  return right / (low.length + high.length);
}

/** How many cases the best threshold gets right: chosen by one half of the values and tried on the other, both ways. */
export function bestGuess(some: readonly number[], others: readonly number[]): number {
  const tried = [0, 1].map((part) => {
    let best = { right: 0, at: 0, isAbove: true };
    for (const at of [...half(some, part), ...half(others, part)]) {
      for (const isAbove of [true, false]) {
        const right = rightOf(some, others, part, at, isAbove);
        if (right > best.right) best = { right, at, isAbove };
      }
    }
    return rightOf(some, others, 1 - part, best.at, best.isAbove);
  });
  return tried.reduce((sum, right) => sum + right, 0) / tried.length;
}
