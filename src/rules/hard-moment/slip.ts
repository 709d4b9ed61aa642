import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';
import { type DayWithUsage, isHighDay } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { isAboveLowerGoal } from '../registrations/day-state.ts';

export type SlipQuestion = 'trigger' | 'place-and-company' | 'tomorrow';

/** Multiple of the high amount at which a day is a danger in the following night. */
const TIMES_HIGH = 2;
const EVENING = 18;
const MORNING = 10;

/** Returns true for an amount that is dangerous in the following night; its questions are delayed to the next day. */
export const isDangerous = ({ total }: Pick<DayWithUsage, 'total'>, { highDay }: PraiseLimits): boolean =>
  total !== null && highDay !== null && total >= toAmount(highDay * TIMES_HIGH);

/**
 * Returns true for a dangerous total tonight: that of today in the evening or at night, that of the new date after
 * midnight, or that of yesterday before the morning.
 */
export function isDangerTonight(
  { date, total }: { readonly date: CalendarDate; readonly total: Amount | null },
  { today, hour }: { readonly today: CalendarDate; readonly hour: number },
  limits: PraiseLimits,
): boolean {
  if (!isDangerous({ total }, limits)) return false;
  const isNow = date >= today && (hour >= EVENING || hour < MORNING);
  return isNow || (date === addDays(today, -1) && hour < MORNING);
}

/** The saved day. */
export interface SlipDay extends DayWithUsage {
  readonly date: CalendarDate;
}

/** Known circumstances of the day. */
export interface SlipContext {
  readonly today: CalendarDate;
  /** The total before the save. */
  readonly before: Amount | null;
  /** True if the entry has a place and company. */
  readonly hasPlaceAndCompany: boolean;
  /** True if an urge of that day has a cause. */
  readonly hasTrigger: boolean;
}

/** Number of days after which a day is no longer discussed. */
const DAYS_BACK = 2;
/** Number of consecutive days after which the plan, or the body, is discussed instead of one evening. */
const DAYS_IN_ROW = 3;

/** Returns true if this save raised the day above a goal below the start; such a day has its questions once. */
function isSlip(day: SlipDay, { today, before }: SlipContext): boolean {
  const days = countDaysBetween(day.date, today);
  const wasAbove = isAboveLowerGoal({ ...day, total: before });
  return days >= 0 && days <= DAYS_BACK && isAboveLowerGoal(day) && !wasAbove;
}

/** Returns the questions after a day above its goal; none if the day is not a slip. */
export function listSlipQuestions(day: SlipDay, knownSlipContext: SlipContext): readonly SlipQuestion[] {
  if (!isSlip(day, knownSlipContext)) return [];
  return [
    ...(knownSlipContext.hasTrigger ? [] : (['trigger'] as const)),
    ...(knownSlipContext.hasPlaceAndCompany ? [] : (['place-and-company'] as const)),
    'tomorrow',
  ];
}

/** Follow-up of a saved day: questions, or a line about the plan. */
export type Slip =
  | { readonly kind: 'questions'; readonly questions: readonly SlipQuestion[] }
  | { readonly kind: 'plan' };

type DaysWithUsage = Readonly<Record<CalendarDate, DayWithUsage>>;
type DayTest = (day: DayWithUsage) => boolean;

/** Returns true if the test passes for this day and those before it, up to the number of consecutive days. */
const isTrueForDays = (days: DaysWithUsage, date: CalendarDate, is: DayTest, length = DAYS_IN_ROW): boolean =>
  Array.from({ length }, (_, daysBack) => days[addDays(date, -daysBack)]).every((day) => day !== undefined && is(day));

/** Returns true if this day and the two before it were high. */
export const hasHighStreak = (days: DaysWithUsage, date: CalendarDate, limits: PraiseLimits): boolean =>
  isTrueForDays(days, date, (day) => isHighDay(day, limits));

/** The card of the morning after: `high` after a high day, `row` after the third consecutive day above its goal. */
export interface MorningAfterCard {
  readonly kind: 'high' | 'above' | 'row';
  /** True after two or more high days. */
  readonly isHighRow: boolean;
}

/** Returns the card for the day after yesterday; null if yesterday was not high and not above a lower goal. */
export function getMorningAfter(
  days: DaysWithUsage,
  today: CalendarDate,
  limits: PraiseLimits,
): MorningAfterCard | null {
  const yesterday = addDays(today, -1);
  const isHigh: DayTest = (day) => isHighDay(day, limits);
  if (isTrueForDays(days, yesterday, isHigh, 1))
    return { kind: 'high', isHighRow: isTrueForDays(days, yesterday, isHigh, 2) };
  if (!isTrueForDays(days, yesterday, isAboveLowerGoal, 1)) return null;
  return { kind: isTrueForDays(days, yesterday, isAboveLowerGoal) ? 'row' : 'above', isHighRow: false };
}

/**
 * Returns the follow-up of a saved day; null if there is none. The third consecutive day above the goal links to the
 * plan instead; after three high days no plan without use is offered, because stopping immediately may be dangerous.
 */
export function getSlip(
  days: DaysWithUsage,
  day: SlipDay,
  knownSlipContext: SlipContext,
  limits: PraiseLimits,
): Slip | null {
  const questions = listSlipQuestions(day, knownSlipContext);
  if (questions.length === 0) return null;
  const all: DaysWithUsage = { ...days, [day.date]: day };
  if (isTrueForDays(all, day.date, isAboveLowerGoal)) return { kind: 'plan' };
  const isPlanned = !hasHighStreak(all, day.date, limits);
  return {
    kind: 'questions',
    questions: isPlanned ? questions : questions.filter((question) => question !== 'tomorrow'),
  };
}
