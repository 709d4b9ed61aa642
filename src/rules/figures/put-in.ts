import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { PutIn } from './money.ts';
import { isFilled, type OwnDays } from './own-days.ts';

interface Entry {
  readonly amount: number;
  /** Whole cents; null where it was not told. */
  readonly cost: number | null;
}

type DaysWithEntries = Readonly<Record<CalendarDate, OwnDays[CalendarDate] & { readonly items: readonly Entry[] }>>;

/**
 * What was put in on the whole days since the first plan on which it is known: a day with an entry above 0 whose cost was
 * left open counts neither its cost nor itself, because it is not nothing.
 */
export function putInOf(days: DaysWithEntries, today: CalendarDate): PutIn {
  const known = Object.entries(days).filter(([date, day]) => {
    const isKnown = day.items.every(({ amount, cost }) => amount === 0 || cost !== null);
    return date < today && isFilled(day) && day.usage && isKnown;
  });
  const costs = known.flatMap(([, { items }]) => items.map(({ cost }) => cost ?? 0));
  return { days: known.length, cents: costs.reduce((sum, cost) => sum + cost, 0) };
}
