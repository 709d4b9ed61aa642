import { type Amount, sumAmounts, ZERO_AMOUNT } from '../amounts/amount.ts';

/** Question in the form of a day: whether there was any use, or the amount in addition to the registered one. */
export type DayQuestion = { readonly kind: 'used' } | { readonly kind: 'more'; readonly sum: Amount };

/**
 * Returns the question of a day by its registered amounts. After an amount above 0, "no" is not available, as it would
 * add a meaningless entry.
 */
export function getDayQuestion(amounts: readonly Amount[]): DayQuestion {
  const sum = sumAmounts(amounts);
  return sum > ZERO_AMOUNT ? { kind: 'more', sum } : { kind: 'used' };
}

interface Entry {
  readonly amount: Amount;
  readonly drinks: readonly object[] | null;
  readonly cost: number | null;
  readonly place: string | null;
  readonly company: string | null;
  readonly note: string | null;
}

/** Returns true for an entry with only the amount 0. */
const isPlainZero = ({ amount, drinks, cost, place, company, note }: Entry) =>
  amount === ZERO_AMOUNT && [drinks, cost, place, company, note].every((answer) => answer === null);

/**
 * Returns the displayed entries of a day: entries of only 0 are hidden if another is above 0; of several such entries
 * only the first is displayed.
 */
export function listVisibleEntries<One extends Entry>(entries: readonly One[]): readonly One[] {
  const isUsed = entries.some(({ amount }) => amount > ZERO_AMOUNT);
  const first = isUsed ? undefined : entries.find(isPlainZero);
  return entries.filter((entry) => entry === first || !isPlainZero(entry));
}
