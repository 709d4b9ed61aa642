/** What a person typed or chose for their own figures; no price is standard, as prices differ and age. */
export interface OwnFigures {
  /** Whole cents: of a glass, a pack or a gram, or what was put in each week before the start. Null where not typed. */
  readonly price: number | null;
  /** Hundredths: cigarettes in a pack, or grams in a joint. Null where not typed, and where none is asked. */
  readonly size: number | null;
  /** Lines that the person gets from a gram. Null where not typed, and where none is asked. */
  readonly lines: number | null;
  /** Whether the person asked for the energy of what they did not drink: it can harm somebody with an eating disorder. */
  readonly energy: boolean;
}

export const NO_FIGURES: OwnFigures = { price: null, size: null, lines: null, energy: false };
