import type { DomainKey, UnitKey } from '../../domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween, daysBetween } from '../calendar/calendar-date.ts';
import { DAY_STARTS_AT, dayOfUse } from '../calendar/day-of-use.ts';
import { amsterdamDate } from '../calendar/today.ts';
import type { Cents } from '../fields/cost.ts';
import { DAYS_IN_WEEK } from '../limits.ts';

/** Answers about one day of a week of looking. */
export interface LookedDay {
  readonly uuid: string;
  readonly amount: Amount;
  readonly cost: Cents | null;
  readonly place: string | null;
  readonly company: string | null;
}

/** The two rulers, each from 0 to 10. */
export interface Rulers {
  readonly importance: number;
  readonly confidence: number;
}

export const FELT = ['easier', 'same', 'harder'] as const;
export type Felt = (typeof FELT)[number];

/** One day on which something else is tried. */
export interface TrialDay {
  readonly uuid: string;
  readonly date: CalendarDate;
  /** Name of a trial of the domain, or `own` with its own words. */
  readonly what: string;
  readonly words: string | null;
  /** The amount of a day after the week; a day of the week has it there. */
  readonly amount: Amount | null;
  readonly felt: Felt | null;
}

export const CALLS = ['none', 'to-call', 'called'] as const;
/** State of the call that a yes before the week requires. */
export type CallState = (typeof CALLS)[number];

/** A week of looking, kept in one browser. */
export interface LookingWeek {
  readonly id: string;
  readonly domain: DomainKey;
  readonly unit: UnitKey;
  readonly first: CalendarDate;
  readonly call: CallState;
  /** Noted days, and days that the visitor does not remember. */
  readonly days: Readonly<Record<CalendarDate, LookedDay | 'unknown'>>;
  readonly price: Cents | null;
  /** Hundredths of the size that a price is for. */
  readonly size: number | null;
  /** Answers of the first days, and those after the figures. */
  readonly rulers: { readonly first: Rulers | null; readonly now: Rulers | null };
  readonly trial: TrialDay | null;
}

/** Days after which a week is erased, the first included. */
export const DAYS_KEPT = 30;

export type LookingState = 'before' | 'running' | 'over' | 'gone' | 'clock';

export interface LookingClock {
  readonly today: CalendarDate;
  readonly state: LookingState;
  /** The day of the week that today is, from 1; null outside it. */
  readonly number: number | null;
  /** Days that can be filled in. */
  readonly fillable: readonly CalendarDate[];
}

/** The seven dates of the week that begins on this one. */
export const getWeekDates = (first: CalendarDate): readonly CalendarDate[] =>
  datesBetween(first, addDays(first, DAYS_IN_WEEK - 1));

/** State of the week at an instant; `first` is null before it begins. */
export function readClock(first: CalendarDate | null, instant: Date): LookingClock {
  if (first === null) return { today: amsterdamDate(instant), state: 'before', number: null, fillable: [] };
  const today = dayOfUse(instant, DAY_STARTS_AT, first);
  const passed = daysBetween(first, today);
  if (passed < 0) return { today, state: 'clock', number: null, fillable: [] };
  if (passed >= DAYS_KEPT) return { today, state: 'gone', number: null, fillable: [] };
  const isRunning = passed < DAYS_IN_WEEK;
  return {
    today,
    state: isRunning ? 'running' : 'over',
    number: isRunning ? passed + 1 : null,
    fillable: getWeekDates(first).filter((date) => date <= today),
  };
}

/** The noted days in the order of their dates. */
export const getNotedDays = ({ days }: Pick<LookingWeek, 'days'>): readonly (readonly [CalendarDate, LookedDay])[] =>
  (Object.keys(days) as CalendarDate[]).sort().flatMap((date) => {
    const day = days[date];
    return day === undefined || day === 'unknown' ? [] : [[date, day] as const];
  });
