import type { Pattern } from '../pattern.ts';

/**
 * Significance of a family's words in a text: `alone` is sufficient; `apart` is weighed together with the words around
 * it.
 */
export type Weight = 'alone' | 'apart';

/** Phrases of one meaning. */
export interface Family {
  readonly name: string;
  readonly weight: Weight;
  readonly patterns: readonly Pattern[];
}

const createFamilyBuilder =
  (weight: Weight) =>
  (name: string, ...patterns: readonly Pattern[]): Family => ({ name, weight, patterns });

/** Words that are sufficient without context. */
export const family = createFamilyBuilder('alone');
/** Words that are sufficient only together with those around them. */
export const inContext = createFamilyBuilder('apart');
