import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';

/** A phase with the webform ids of its exercises, in order. */
export interface Phase {
  readonly id: string;
  readonly exercises: readonly string[];
}

/** A user's programme. */
export interface Programme {
  readonly start: CalendarDate;
  /** Days between the unlock dates of two phases; 0 or less counts as 1 (docs/product-rules.md, "Content"). */
  readonly intervalDays: number;
  readonly phases: readonly Phase[];
}

/** The webform ids of the exercises that have a submission. */
export type Submissions = ReadonlySet<string>;

/**
 * Returns the date on which a phase, counted from 0, opens: the start plus its index times the interval
 * (docs/specification.md, section 4).
 */
export function getUnlockDate({ start, intervalDays }: Omit<Programme, 'phases'>, index: number): CalendarDate {
  return addDays(start, index * Math.max(1, Math.floor(intervalDays)));
}
