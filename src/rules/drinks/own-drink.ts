import type { Drink } from './standard-glasses.ts';

/** Drink that a participant saved to count it again, such as a glass or can. */
export interface OwnDrink extends Omit<Drink, 'count'> {
  readonly uuid: string;
  readonly name: string;
}

/** Maximum number, which fits on a phone; maximum length of a name, which fits on its line. */
export const OWN_DRINKS_KEPT = 12;
export const OWN_DRINK_NAME_LENGTH = 40;
