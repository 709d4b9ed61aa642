import { type Domain, UNIT_VARIANTS, type UnitVariant } from './domain.ts';

/** Lists the units that a user may choose in a domain instead of its default unit. */
export const listUnitVariants = ({ words }: Domain): readonly UnitVariant[] =>
  UNIT_VARIANTS.filter((variant) => words.unitChoices?.some(({ key }) => key === variant));

/** Returns the domain for a user who counts in another unit; moments have a step of one. */
export function applyUnitVariant(domain: Domain, variant: string | null): Domain {
  const unit = domain.words.unitChoices?.find(({ key }) => key === variant);
  if (!unit || unit.key === domain.key) return domain;
  const registration = domain.registration && { ...domain.registration, step: 1 };
  return { ...domain, words: { ...domain.words, unit }, registration };
}
