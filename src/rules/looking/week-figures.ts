import { type Amount, NOTHING, sumOf } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { costOf } from '../figures/money.ts';
import { DAYS_NEEDED } from './call-first.ts';
import { getNotedDays, getWeekDates, type LookedDay, type LookingWeek } from './week.ts';

/** A place or a company with its number of days. */
interface CountedChoice {
  readonly value: string;
  readonly days: number;
}

/** Money in whole cents; for euros put in also the days that have them, of the days with use. */
interface WeekMoney {
  readonly cents: number;
  readonly days?: number;
  readonly of?: number;
}

/** Figures of the noted days; null where there are too few of them. */
export interface WeekFigures {
  readonly noted: number;
  readonly unknown: number;
  /** Days that have begun and are neither noted nor unknown. */
  readonly open: readonly CalendarDate[];
  readonly isEnough: boolean;
  readonly sum: Amount | null;
  /** The highest amount with its one or two days. */
  readonly highest: { readonly amount: Amount; readonly dates: readonly CalendarDate[] } | null;
  readonly daysWithout: number | null;
  readonly money: WeekMoney | null;
  readonly places: readonly CountedChoice[];
  readonly companies: readonly CountedChoice[];
}

/** Values of the choices, in the order of the form. */
export interface ChoiceOrder {
  readonly places: readonly string[];
  readonly companies: readonly string[];
}

/** Most days that share the highest amount for it to be named. */
const HIGHEST_SHARED = 2;
const CHOICE_DAYS = 2;

function getHighest(noted: readonly (readonly [CalendarDate, LookedDay])[]): WeekFigures['highest'] {
  const amounts = noted.map(([, { amount }]) => amount);
  const amount = Math.max(...amounts) as Amount;
  const dates = noted.filter(([, day]) => day.amount === amount).map(([date]) => date);
  const isNamed = amount > NOTHING && dates.length < noted.length && dates.length <= HIGHEST_SHARED;
  return isNamed ? { amount, dates } : null;
}

function getMoney(week: FiguresOf, used: readonly LookedDay[], sum: Amount): WeekMoney | null {
  if (week.domain === 'gambling') {
    const paid = used.flatMap(({ cost }) => (cost === null ? [] : [cost]));
    if (paid.length === 0) return null;
    return { cents: paid.reduce<number>((all, cost) => all + cost, 0), days: paid.length, of: used.length };
  }
  const cents = week.price ? costOf(week.unit, sum, week, Math.floor) : null;
  return cents === null || sum === NOTHING ? null : { cents };
}

/** Counts of the choices of days with use: those of two days or more, most first, where three days have one. */
function countChoices(chosen: readonly (string | null)[], order: readonly string[]): readonly CountedChoice[] {
  if (chosen.filter((value) => value !== null).length < DAYS_NEEDED) return [];
  return order
    .map((value) => ({ value, days: chosen.filter((one) => one === value).length }))
    .filter(({ days }) => days >= CHOICE_DAYS)
    .sort((one, other) => other.days - one.days);
}

type FiguresOf = Pick<LookingWeek, 'domain' | 'unit' | 'first' | 'days' | 'price' | 'size'>;

/** Figures of a week: only of noted days, never scaled, and never compared with anything. */
export function getWeekFigures(week: FiguresOf, today: CalendarDate, order: ChoiceOrder): WeekFigures {
  const noted = getNotedDays(week);
  const counts = {
    noted: noted.length,
    unknown: Object.values(week.days).filter((day) => day === 'unknown').length,
    open: getWeekDates(week.first).filter((date) => date <= today && week.days[date] === undefined),
  };
  const isEnough = noted.length >= DAYS_NEEDED;
  if (!isEnough) {
    return { ...counts, isEnough, sum: null, highest: null, daysWithout: null, money: null, places: [], companies: [] };
  }
  const days = noted.map(([, day]) => day);
  const used = days.filter(({ amount }) => amount > NOTHING);
  const sum = sumOf(days.map(({ amount }) => amount));
  return {
    ...counts,
    isEnough,
    sum,
    highest: getHighest(noted),
    daysWithout: days.length - used.length,
    money: getMoney(week, used, sum),
    places: countChoices(
      used.map(({ place }) => place),
      order.places,
    ),
    companies: countChoices(
      used.map(({ company }) => company),
      order.companies,
    ),
  };
}

/** Both answers to each ruler, the first and the one of now; null where one is missing. */
export const getRulerPairs = ({ rulers: { first, now } }: Pick<LookingWeek, 'rulers'>) =>
  first && now
    ? { importance: [first.importance, now.importance], confidence: [first.confidence, now.confidence] }
    : null;
