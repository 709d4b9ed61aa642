import { sumAmounts, ZERO_AMOUNT } from '../amounts/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getCost } from '../figures/money.ts';
import { REQUIRED_DAYS } from './call-first.ts';
import { type ChoiceOrder, type LookingWeek, listLoggedDays, type ObservedDay } from './read-week.ts';
import { getWeekDates } from './week.ts';

type FiguresInput = Pick<LookingWeek, 'domain' | 'unit' | 'first' | 'days' | 'price' | 'size'>;
export type WeekFigures = ReturnType<typeof getWeekFigures>;

type WeekMoney = { readonly cents: number } | Readonly<Record<'cents' | 'days' | 'of', number>>;

/** Maximum number of days that share the highest amount; it is not shown if more days do. */
const HIGHEST_SHARED = 2;
const CHOICE_DAYS = 2;

/** Returns the highest amount with its one or two days. */
function getHighest(notes: readonly (readonly [CalendarDate, ObservedDay])[]) {
  const [highest] = [...notes].sort(([, item], [, other]) => other.amount - item.amount);
  if (!highest) return null;
  const [, { amount }] = highest;
  const dates = notes.filter(([, day]) => day.amount === amount).map(([date]) => date);
  const isNamed = amount > ZERO_AMOUNT && dates.length < notes.length && dates.length <= HIGHEST_SHARED;
  return isNamed ? { amount, dates } : null;
}

/** Returns money in whole cents; for euros spent on gambling also the number of days with use that have them. */
function getMoney(week: FiguresInput, usage: readonly ObservedDay[]): WeekMoney | null {
  if (week.domain === 'gambling') {
    const paid = usage.flatMap(({ cost }) => cost ?? []);
    if (paid.length === 0) return null;
    return { cents: paid.reduce<number>((all, cost) => all + cost, 0), days: paid.length, of: usage.length };
  }
  const sum = sumAmounts(usage.map(({ amount }) => amount));
  const cents = week.price && sum > ZERO_AMOUNT ? getCost(week.unit, sum, week, Math.floor) : null;
  return cents === null ? null : { cents };
}

/** Counts the choices on days with use, most frequent first; only those of two days or more, if three days have one. */
function countChoices(choices: readonly (string | null)[], order: readonly string[]) {
  if (choices.filter((value) => value !== null).length < REQUIRED_DAYS) return [];
  return order
    .map((value) => ({ value, days: choices.filter((item) => item === value).length }))
    .filter(({ days }) => days >= CHOICE_DAYS)
    .sort((item, other) => other.days - item.days);
}

/** Returns the figures of a week: only of noted days, never scaled or compared; null if there are too few days. */
export function getWeekFigures(week: FiguresInput, today: CalendarDate, { places, companies }: ChoiceOrder) {
  const all = listLoggedDays(week);
  const isEnough = all.length >= REQUIRED_DAYS;
  const notes = isEnough ? all : [];
  const days = notes.map(([, day]) => day);
  const daysWithUse = days.filter(({ amount }) => amount > ZERO_AMOUNT);
  return {
    noted: all.length,
    unknown: Object.values(week.days).filter((day) => day === 'unknown').length,
    /** Past days and today, if not noted and not unknown. */
    open: getWeekDates(week.first).filter((date) => date <= today && week.days[date] === undefined),
    isEnough,
    sum: isEnough ? sumAmounts(days.map(({ amount }) => amount)) : null,
    highest: getHighest(notes),
    daysWithout: isEnough ? days.length - daysWithUse.length : null,
    money: getMoney(week, daysWithUse),
    places: countChoices(
      daysWithUse.map(({ place }) => place),
      places,
    ),
    companies: countChoices(
      daysWithUse.map(({ company }) => company),
      companies,
    ),
  };
}

/** Returns the first and the current answer to each rating scale; null if one is missing. */
export const listRatingPairs = ({ rulers: { first, now } }: Pick<LookingWeek, 'rulers'>) =>
  first && now
    ? { importance: [first.importance, now.importance], confidence: [first.confidence, now.confidence] }
    : null;
