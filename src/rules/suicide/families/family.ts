import type { Pattern } from '../pattern.ts';

/**
 * How much it says that words of a family stand in a text: `alone` is enough by itself; `apart` is weighed together with
 * the words around it.
 */
export type Weight = 'alone' | 'apart';

/** Ways to say one thing. */
export interface Family {
  readonly name: string;
  readonly weight: Weight;
  readonly patterns: readonly Pattern[];
}

const weighing =
  (weight: Weight) =>
  (name: string, ...patterns: readonly Pattern[]): Family => ({ name, weight, patterns });

/** Words that say enough by themselves. */
export const family = weighing('alone');
/** Words that say enough together with those around them. */
export const apart = weighing('apart');
