import { type Amount, NOTHING, sumOf } from '../amounts/amount.ts';

/** What the form of a day asks: whether somebody used, or what comes on top of what stands there. */
export type DayQuestion = { readonly kind: 'used' } | { readonly kind: 'more'; readonly sum: Amount };

/**
 * The question of a day by the amounts that stand there. After an amount above 0 "no" is
 * not offered: it would be a second line that says nothing.
 */
export function dayQuestion(amounts: readonly Amount[]): DayQuestion {
  const sum = sumOf(amounts);
  return sum > NOTHING ? { kind: 'more', sum } : { kind: 'used' };
}

interface Entry {
  readonly amount: Amount;
  readonly cost: number | null;
  readonly place: string | null;
  readonly company: string | null;
  readonly note: string | null;
}

/** Tells no more than "nothing". */
const isPlainZero = ({ amount, cost, place, company, note }: Entry) =>
  amount === NOTHING && [cost, place, company, note].every((answer) => answer === null);

/**
 * The entries of a day that are shown: an entry of 0 that tells nothing else disappears once another is above 0, and
 * of several such the first stands for all.
 */
export function shownEntries<One extends Entry>(entries: readonly One[]): readonly One[] {
  const isUsed = entries.some(({ amount }) => amount > NOTHING);
  const first = isUsed ? undefined : entries.find(isPlainZero);
  return entries.filter((entry) => entry === first || !isPlainZero(entry));
}
