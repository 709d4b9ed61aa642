import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns a function that formats amounts in the unit and language of the island. */
export function useFormatAmount(): (amount: Amount) => string {
  const { language, domain } = useIsland();
  return (amount) => formatAmount(toUnits(amount), domain.words.unit as NonNullable<DomainTexts['unit']>, language);
}
