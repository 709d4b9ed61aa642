import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '../calendar/calendar-date.ts';
import { getAmsterdamDate } from '../calendar/today.ts';
import { DEFAULT_DAY_START, toUserDate } from '../calendar/user-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';

/** Number of days after which a week is deleted, including the first. */
export const STORAGE_DAYS = 30;

export type LookingState = 'before' | 'running' | 'over' | 'gone' | 'clock';

export interface LookingClock {
  readonly today: CalendarDate;
  readonly state: LookingState;
  /** Day of the week, from 1; null before and after the week. */
  readonly number: number | null;
  /** Days that can be noted. */
  readonly fillable: readonly CalendarDate[];
}

/** Returns the seven dates of the week that starts on this day. */
export const getWeekDates = (first: CalendarDate): readonly CalendarDate[] =>
  listDatesBetween(first, addDays(first, DAYS_IN_WEEK - 1));

function getState(number: number): LookingState {
  if (number < 1) return 'clock';
  if (number > STORAGE_DAYS) return 'gone';
  return number > DAYS_IN_WEEK ? 'over' : 'running';
}

/** Returns the state of the week at an instant; `first` is null before it starts. */
export function readClock(first: CalendarDate | null, instant: Date): LookingClock {
  if (first === null) return { today: getAmsterdamDate(instant), state: 'before', number: null, fillable: [] };
  const today = toUserDate(instant, DEFAULT_DAY_START, first);
  const number = countDaysBetween(first, today) + 1;
  const state = getState(number);
  return {
    today,
    state,
    number: state === 'running' ? number : null,
    fillable: state === 'gone' ? [] : getWeekDates(first).filter((date) => date <= today),
  };
}
