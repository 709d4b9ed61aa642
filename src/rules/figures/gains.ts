import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import { isFilled, type OwnDays } from './own-days.ts';

/** Below these nothing is told: a few days, or half of them, say nothing of the rest. */
export const LEAST_DAYS = 7;
const LEAST_PERCENT = 60;

/** What somebody gained against their own start. None of it is below 1 hundredth or 1 day. */
export interface Gains {
  /** Registered days that it was made of, out of the days since the first plan. */
  readonly days: number;
  readonly of: number;
  /** Units less than at the start; null where it is not less. */
  readonly units: Amount | null;
  /** Days without, and how many of the same days had none at the start; null where they are not more. */
  readonly without: { readonly now: number; readonly before: number } | null;
}

interface Compared {
  readonly total: number;
  readonly start: number;
}

/** What registered days come to against the start, as it is: below 0 where it became more. */
export const differenceOf = (days: readonly Compared[]): number =>
  days.reduce((sum, { total, start }) => sum + start - total, 0);

/**
 * The gains of the whole days since the first plan, over the registered ones alone. Null without a plan, with too few
 * registered days, and where nothing was gained: there is no loss to tell.
 */
export function gainsOf(days: OwnDays, today: CalendarDate): Gains | null {
  const known = Object.keys(days) as CalendarDate[];
  const [first] = known.filter((date) => days[date]?.usage && date < today).sort();
  if (first === undefined) return null;
  const dates = datesBetween(first, addDays(today, -1));
  const registered = dates.flatMap((date): readonly Compared[] => {
    const day = days[date];
    return isFilled(day) && day.usage ? [{ total: day.total, start: day.usage.start }] : [];
  });
  if (registered.length < LEAST_DAYS || registered.length * 100 < dates.length * LEAST_PERCENT) return null;
  const units = differenceOf(registered);
  const now = registered.filter(({ total }) => total === 0).length;
  const before = registered.filter(({ start }) => start === 0).length;
  if (units <= 0 && now <= before) return null;
  return {
    days: registered.length,
    of: dates.length,
    units: units > 0 ? (units as Amount) : null,
    without: now > before ? { now, before } : null,
  };
}

/** Whole units of what is counted in them, else tenths; always rounded down, and null where nothing is left to tell. */
export function shownUnits(units: Amount | null, isWhole: boolean): Amount | null {
  const step = isWhole ? 100 : 10;
  const shown = Math.floor((units ?? 0) / step) * step;
  return shown > 0 ? (shown as Amount) : null;
}
