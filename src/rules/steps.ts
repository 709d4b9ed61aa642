/** Work in short steps; a caller can do other work between two steps. */
export type Steps<T> = Generator<null, T>;

/** Runs all steps immediately. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
