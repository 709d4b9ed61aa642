import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { isHighDay, type PraisedDay } from '../praise/praise-of.ts';
import { isAboveLowerGoal } from '../registrations/day-state.ts';

export type SlipQuestion = 'trigger' | 'place-and-company' | 'tomorrow';

/** The day that was saved. */
export interface SlipDay extends PraisedDay {
  readonly date: CalendarDate;
}

/** What is known of it already. */
export interface SlipKnown {
  readonly today: CalendarDate;
  /** The total before the save. */
  readonly before: Amount | null;
  /** The entry says where and with whom. */
  readonly hasPlaceAndCompany: boolean;
  /** An urge of that day says what came before it. */
  readonly hasTrigger: boolean;
}

/** A day further back than this is not talked about any more. */
const DAYS_BACK = 2;
/** A row of so many days is about the plan, or about the body, and no longer about one evening. */
const DAYS_IN_ROW = 3;

/** True where this save brought the day above a goal below the start: a day above it already has had its sheet. */
function isSlip(day: SlipDay, { today, before }: SlipKnown): boolean {
  const back = daysBetween(day.date, today);
  const wasAbove = isAboveLowerGoal({ ...day, total: before });
  return back >= 0 && back <= DAYS_BACK && isAboveLowerGoal(day) && !wasAbove;
}

/** The questions after a day above its goal; none where the day is no slip. */
export function slipQuestions(day: SlipDay, known: SlipKnown): readonly SlipQuestion[] {
  if (!isSlip(day, known)) return [];
  return [
    ...(known.hasTrigger ? [] : (['trigger'] as const)),
    ...(known.hasPlaceAndCompany ? [] : (['place-and-company'] as const)),
    'tomorrow',
  ];
}

/**
 * What follows a saved day: questions, or the one line about the plan; with words for the body where days were high.
 */
export type Slip =
  | { readonly kind: 'questions'; readonly questions: readonly SlipQuestion[]; readonly isHighRow: boolean }
  | { readonly kind: 'plan'; readonly isHighRow: boolean };

type OwnDays = Readonly<Record<CalendarDate, PraisedDay>>;

/** True where this day and those before it are each as told, as many as make a row. */
const isRow = (days: OwnDays, date: CalendarDate, is: (day: PraisedDay) => boolean): boolean =>
  Array.from({ length: DAYS_IN_ROW }, (_, back) => days[addDays(date, -back)]).every(
    (day) => day !== undefined && is(day),
  );

/**
 * What follows a saved day; null where nothing does. The third day above the goal in a row asks about the plan instead;
 * after three high days nobody is asked to plan a day without: whoever stops at once may fall ill.
 */
export function slipOf(days: OwnDays, day: SlipDay, known: SlipKnown, limits: PraiseLimits): Slip | null {
  const questions = slipQuestions(day, known);
  if (questions.length === 0) return null;
  const all: OwnDays = { ...days, [day.date]: day };
  const isHighRow = isRow(all, day.date, (one) => isHighDay(one, limits));
  if (isRow(all, day.date, isAboveLowerGoal)) return { kind: 'plan', isHighRow };
  return {
    kind: 'questions',
    questions: isHighRow ? questions.filter((question) => question !== 'tomorrow') : questions,
    isHighRow,
  };
}
