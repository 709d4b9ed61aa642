import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday, type Weekday } from '../calendar/week.ts';

export const IF_THEN_LENGTH = 200;

/** A plan for a hard moment: if this happens, then I do that. */
export interface IfThen {
  readonly uuid: string;
  readonly situation: string;
  readonly action: string;
  /** Hour from 0 to 23, in Amsterdam; null if the plan has no hour. */
  readonly hour: number | null;
  /** Empty for every day. */
  readonly weekdays: readonly Weekday[];
  readonly place: string | null;
  readonly company: string | null;
  readonly origin: string;
  readonly active: boolean;
  /** The only day on which it is shown, from waking, as after a slip; null if there is none. */
  readonly day: CalendarDate | null;
  /** The user's day on which it was completed or dismissed. */
  readonly hiddenOn: CalendarDate | null;
  /** Number of consecutive dismissals with "not now". */
  readonly putOff: number;
}

/** Returns true for the origin of a plan: written directly, after a slip, or from the exercise of a webform. */
export const isIfThenOrigin = (origin: string): boolean => /^(own|slip|exercise:[a-z0-9_]{1,60})$/.test(origin);

/** A moment with its known circumstances. */
export interface PlanCircumstance {
  readonly date: CalendarDate;
  /** Minutes since midnight, in Amsterdam. */
  readonly minute: number;
  /** The user's day, which continues after midnight; absent if it equals the date. */
  readonly ownDay?: CalendarDate;
  readonly place?: string | null;
  readonly company?: string | null;
}

const MINUTES_IN_DAY = 1_440;
const MINUTES_BEFORE = 90;
const MINUTES_AFTER = 60;
const MAX_SHOWN = 2;
/** Number of dismissals with "not now" after which a plan shows the question if it still fits. */
const MAX_DISMISSALS = 3;

const isDay = ({ weekdays }: IfThen, date: CalendarDate) =>
  weekdays.length === 0 || weekdays.includes(getWeekday(date));

/** Returns true near the hour of a plan, also across midnight. */
function isNearHour(plan: IfThen, { date, minute }: PlanCircumstance): boolean {
  const { hour } = plan;
  if (hour === null) return false;
  return [-1, 0, 1].some((days) => {
    const minutesFromPlan = minute - hour * 60 - days * MINUTES_IN_DAY;
    return minutesFromPlan >= -MINUTES_BEFORE && minutesFromPlan <= MINUTES_AFTER && isDay(plan, addDays(date, days));
  });
}

function isFitting(plan: IfThen, moment: PlanCircumstance): boolean {
  const { date, ownDay = date, place, company } = moment;
  if (!plan.active || plan.hiddenOn === ownDay) return false;
  if (plan.day === ownDay || isNearHour(plan, moment)) return true;
  const isPresent = plan.place !== null && plan.place === place;
  const isWith = plan.company !== null && plan.company === company;
  return (isPresent || isWith) && isDay(plan, date);
}

/** Returns the plans for a moment, newest first, at most two. `plans` are sorted oldest first. */
export function selectIfThens(plans: readonly IfThen[], moment: PlanCircumstance): readonly IfThen[] {
  return plans
    .filter((plan) => isFitting(plan, moment))
    .reverse()
    .slice(0, MAX_SHOWN);
}

/**
 * Returns the plans in use, first those that fit the moment, newest first; each sentence once. `plans` are sorted
 * oldest first.
 */
export function sortByFit(plans: readonly IfThen[], moment: PlanCircumstance): readonly IfThen[] {
  const ifThens = plans.filter(({ active }) => active).reverse();
  const inOrder = [
    ...ifThens.filter((plan) => isFitting(plan, moment)),
    ...ifThens.filter((plan) => !isFitting(plan, moment)),
  ];
  const getSentence = ({ situation, action }: IfThen) => JSON.stringify([situation, action]);
  return [...new Map(inOrder.map((plan) => [getSentence(plan), plan])).values()];
}

/** Returns true for a plan that was dismissed so often that it may not fit any more. */
export const isOftenDismissed = ({ putOff }: IfThen): boolean => putOff >= MAX_DISMISSALS;

/** Splits a plan that was written on one line; if this is impossible, the whole line is the second half. */
export function splitIfThen(line: string): Pick<IfThen, 'situation' | 'action'> {
  const [, situation = '', action = ''] =
    /^\s*(?:als|if|when)\s+(.+?)[,;]?\s+(?:dan|then)\s+(.+?)\s*$/is.exec(line) ?? [];
  return situation === '' ? { situation: '', action: line.trim() } : { situation, action };
}
