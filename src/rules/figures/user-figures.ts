/** Values that a user entered to compute figures; there is no default price, as prices differ and change. */
export interface UserFigures {
  /** Whole cents: of a glass, a pack or a gram, or spent each week before the start. Null if not entered. */
  readonly price: number | null;
  /** Hundredths: cigarettes in a pack, or grams in a joint. Null if not entered, and for other units. */
  readonly size: number | null;
  /** Number of lines in a gram. Null if not entered, and for other units. */
  readonly lines: number | null;
  /** True if the user chose to see the energy of drinks not had, which can harm a user with an eating disorder. */
  readonly energy: boolean;
}

export const NO_FIGURES: UserFigures = { price: null, size: null, lines: null, energy: false };
