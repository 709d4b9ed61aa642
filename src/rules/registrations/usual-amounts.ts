import type { DomainKey, RegistrationLimits } from '../../domains/domain.ts';
import { type Amount, toAmount, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { requiresConfirmation } from '../plan/check-if-correct.ts';

/** Number of preset amounts in addition to "nothing". */
const MAX_PRESETS = 3;

/** Presets for a user without usual amounts yet, in units. */
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
 * Returns the preset amounts in ascending order: those that this user registered most, the later one if equal; the
 * domain's first amounts if there are fewer than three. An amount that needs confirmation is never a preset, because a
 * preset is saved without it. `registeredAmounts` is in the order of the days.
 */
export function listUsualAmounts(
  registeredAmounts: readonly Amount[],
  domain: DomainKey,
  limits: Pick<RegistrationLimits, 'maximum' | 'checkFrom'>,
): readonly Amount[] {
  const isUsable = (amount: Amount) =>
    amount > ZERO_AMOUNT && amount <= toAmount(limits.maximum) && !requiresConfirmation(amount, limits);
  const counts = new Map<Amount, number>();
  for (const amount of [...registeredAmounts].reverse()) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const amounts = [...counts].sort(([, number], [, other]) => other - number).map(([amount]) => amount);
  const ready = [...amounts, ...FIRST_AMOUNTS[domain].map(toAmount)].filter(isUsable);
  return [...new Set(ready)].slice(0, MAX_PRESETS).sort((amount, other) => amount - other);
}

/** Number of days that determine the usual amounts: four weeks. */
const DAYS_BACK = 28;
type DaysWithItems = Readonly<Record<CalendarDate, { readonly items: readonly { readonly amount: Amount }[] }>>;

/** Returns the recently registered amounts, in the order of the days. */
export const listRegisteredAmounts = (days: DaysWithItems, until: CalendarDate): readonly Amount[] =>
  listDatesBetween(addDays(until, -DAYS_BACK), until).flatMap((day) =>
    (days[day]?.items ?? []).map(({ amount }) => amount),
  );
