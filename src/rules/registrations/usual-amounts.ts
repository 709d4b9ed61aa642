import type { DomainKey, RegistrationLimits } from '../../domains/domain.ts';
import { type Amount, amountOfUnits, NOTHING } from '../amounts/amount.ts';
import { needsCheck } from '../plan/check-if-correct.ts';

/** How many amounts stand ready beside "nothing". */
const SHOWN = 3;

/** What stands ready while somebody has no usual amounts yet, in units. */
const FIRST_AMOUNTS: Readonly<Record<DomainKey, readonly number[]>> = {
  alcohol: [1, 2, 3],
  tobacco: [5, 10, 15],
  gambling: [0.5, 1, 2],
  cannabis: [1, 2, 3],
  cocaine: [0.5, 1, 1.5],
  'close-ones': [],
  guided: [],
};

/**
 * The amounts that one press fills in, from low to high: those that this person registered most, of two as often the
 * later one; the domain's first amounts where there are not three yet. An amount that asks "is this right?" never stands
 * ready, for it would be saved without that question. `registered` is in the order of the days.
 */
export function usualAmounts(
  registered: readonly Amount[],
  domain: DomainKey,
  limits: Pick<RegistrationLimits, 'maximum' | 'checkFrom'>,
): readonly Amount[] {
  const fits = (amount: Amount) =>
    amount > NOTHING && amount <= amountOfUnits(limits.maximum) && !needsCheck(amount, limits);
  const counts = new Map<Amount, number>();
  for (const amount of [...registered].reverse()) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const own = [...counts].sort(([, one], [, other]) => other - one).map(([amount]) => amount);
  const ready = [...own, ...FIRST_AMOUNTS[domain].map(amountOfUnits)].filter(fits);
  return [...new Set(ready)].slice(0, SHOWN).sort((one, other) => one - other);
}
