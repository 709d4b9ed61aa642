import { addDays, type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import { getMonday, getWeekday } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import type { RegisteredDays } from './best-run.ts';

/** Data of a week that ended. */
export interface EndedWeek extends RegisteredDays {
  /** Most frequent help, and how often it helped. */
  readonly helped: { readonly what: string; readonly times: number } | null;
}

/** One line of the look-back. */
export type LookBackFact =
  | { readonly kind: 'registered'; readonly days: number }
  | { readonly kind: 'within'; readonly days: number }
  | { readonly kind: 'helped'; readonly what: string; readonly times: number };

/** The facts of a week in order; null after a week without registrations. */
export function getWeekFacts({ registered, within, helped }: EndedWeek): readonly LookBackFact[] | null {
  if (registered === 0) return null;
  return [
    { kind: 'registered', days: registered },
    ...(within > 0 ? [{ kind: 'within', days: within } as const] : []),
    ...(helped === null ? [] : [{ kind: 'helped', ...helped } as const]),
  ];
}

const WHEN_SHOWN: readonly string[] = ['monday', 'tuesday', 'wednesday'];

/** The days of the look-back's week: the previous one, from Monday to Wednesday; null on any other day. */
export function getLookBackWeek(today: CalendarDate): readonly CalendarDate[] | null {
  if (!WHEN_SHOWN.includes(getWeekday(today))) return null;
  const monday = getMonday(today);
  return datesBetween(addDays(monday, -DAYS_IN_WEEK), addDays(monday, -1));
}
