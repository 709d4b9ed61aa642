import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';

/** Reads a choice of at least one option. */
export const readSome = (chosen: readonly string[]): Reading<readonly string[], 'required'> =>
  chosen.length === 0 ? refuse('required') : accept(chosen);
