import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';

/** A choice of at least one. */
export const readSome = (chosen: readonly string[]): Reading<readonly string[], 'required'> =>
  chosen.length === 0 ? refuse('required') : accept(chosen);
