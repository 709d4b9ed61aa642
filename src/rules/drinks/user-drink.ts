import type { Drink } from './standard-glasses.ts';

/** Drink that a participant saved to count it again, such as a glass or can. */
export interface SavedDrink extends Omit<Drink, 'count'> {
  readonly uuid: string;
  readonly name: string;
}

/** Maximum number of a participant's drinks (fits on a phone), and of characters of a name (fits on a line). */
export const MAX_OWN_DRINKS = 12;
export const MAX_OWN_DRINK_NAME = 40;
