import type { Drink } from './standard-glasses.ts';

/** Drink that a participant stored to count it again: their glass, their can. */
export interface OwnDrink extends Omit<Drink, 'count'> {
  readonly uuid: string;
  readonly name: string;
}

/** Number that fits on a phone, and length of a name that fits on its line. */
export const OWN_DRINKS_KEPT = 12;
export const OWN_DRINK_NAME_LENGTH = 40;
