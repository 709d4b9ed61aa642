import type { Pattern } from '../pattern.ts';

/**
 * How much it says that words of a family stand in a text: `alone` is enough by itself; `apart` is enough where nothing
 * everyday (drink, a sport, a meal, a journey) stands near that explains them and the words around do not say otherwise.
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
/** Words that say enough where nothing everyday stands near. */
export const apart = weighing('apart');
