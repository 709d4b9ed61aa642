export const DRINK_TYPES = ['beer', 'wine', 'spirits', 'mix'] as const;
export type DrinkType = (typeof DRINK_TYPES)[number];

export interface DrinkSize {
  readonly key: string;
  readonly millilitres: number;
  /** Usual strength, in tenths of a percent. */
  readonly tenths: number;
  /** True for a size with a fixed strength, which replaces a typed one. */
  readonly isOfStrength?: true;
}

/** Sizes offered for each type; for a mix, only the spirits count. */
export const DRINK_SIZES = {
  beer: [
    { key: 'small-beer', millilitres: 200, tenths: 50 },
    { key: 'beer', millilitres: 250, tenths: 50 },
    { key: 'large-beer', millilitres: 300, tenths: 50 },
    { key: 'bottle', millilitres: 330, tenths: 50 },
    { key: 'half-litre', millilitres: 500, tenths: 50 },
    { key: 'special-beer', millilitres: 330, tenths: 80, isOfStrength: true },
    { key: 'strong-can-8', millilitres: 500, tenths: 80, isOfStrength: true },
    { key: 'strong-can-10', millilitres: 500, tenths: 100, isOfStrength: true },
    { key: 'strong-can-12', millilitres: 500, tenths: 120, isOfStrength: true },
    { key: 'alcohol-free', millilitres: 330, tenths: 0, isOfStrength: true },
  ],
  wine: [
    { key: 'small-wine', millilitres: 100, tenths: 120 },
    { key: 'wine', millilitres: 125, tenths: 125 },
    { key: 'large-wine', millilitres: 150, tenths: 130 },
    { key: 'port', millilitres: 60, tenths: 200 },
    { key: 'wine-bottle', millilitres: 750, tenths: 125 },
  ],
  spirits: [
    { key: 'shot', millilitres: 35, tenths: 350 },
    { key: 'strong-shot', millilitres: 35, tenths: 400 },
  ],
  mix: [
    { key: 'single', millilitres: 35, tenths: 400 },
    { key: 'double', millilitres: 50, tenths: 400 },
  ],
} as const satisfies Record<DrinkType, readonly DrinkSize[]>;

/** Size that is preselected for a type. */
export const FIRST_SIZE = {
  beer: 'bottle',
  wine: 'wine',
  spirits: 'shot',
  mix: 'single',
} as const satisfies Record<DrinkType, string>;

/** A size that is not in the list. */
export const OTHER_SIZE = 'other';

/** Returns the size with this key; null for another size. */
export function findDrinkSize(type: DrinkType, key: string): DrinkSize | null {
  return DRINK_SIZES[type].find((size) => size.key === key) ?? null;
}
