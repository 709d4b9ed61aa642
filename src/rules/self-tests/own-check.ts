import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';

/** The rulers of the own check, from 0 to 10. They are our own and no validated test. */
export const RULERS = ['importance', 'confidence', 'urge', 'sleep'] as const;
export type Ruler = (typeof RULERS)[number];

/** The highest step of a ruler. */
export const RULER_END = 10;

/** Days after the start of the programme on which the own check is due. */
export const CHECK_DAYS = [0, 21, 42] as const;
export type CheckDay = (typeof CHECK_DAYS)[number];

export type OwnCheckAnswers = Readonly<Record<Ruler, number>>;

/** A completed own check, with its day. */
export interface OwnCheck {
  readonly uuid: string;
  readonly day: CalendarDate;
  readonly answers: OwnCheckAnswers;
}

/**
 * The moment of the programme for which the own check is open: the last one due, until a check is completed on or after
 * it. Null when that is done.
 */
export function openCheck(start: CalendarDate, filled: readonly CalendarDate[], today: CalendarDate): CheckDay | null {
  const reached = CHECK_DAYS.findLast((day) => addDays(start, day) <= today) ?? CHECK_DAYS[0];
  const since = addDays(start, reached);
  return filled.some((day) => day >= since) ? null : reached;
}

/** True for a day on which the programme offers the own check. */
export function isCheckDay(start: CalendarDate, today: CalendarDate): boolean {
  const since = daysBetween(start, today);
  return CHECK_DAYS.some((day) => day === since);
}

/** The checks of this run of the programme, earliest first; an earlier run is not part of its chart. */
export function getRunChecks(start: CalendarDate, checks: readonly OwnCheck[]): readonly OwnCheck[] {
  return checks.filter(({ day }) => day >= start).sort((one, other) => (one.day < other.day ? -1 : 1));
}
