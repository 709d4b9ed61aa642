import { isCalendarDate } from '../rules/calendar/calendar-date.ts';
import type { SubmittedWeek } from '../rules/week-link/read-week-amounts.ts';
import type { SavedWeek, SharedWeek } from './week-links.ts';

/** Page of a week's link, in one of its states. */
export type WeekView =
  | {
      readonly kind: 'form';
      readonly days: SharedWeek['days'];
      readonly typed: SubmittedWeek;
      /** Error by date. */
      readonly errors: Readonly<Record<string, string>>;
      /** Error of the form as a whole. */
      readonly error?: string;
    }
  | { readonly kind: 'saved'; readonly week: SavedWeek }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'message'; readonly text: string };

/** A form without values. */
export const EMPTY_WEEK_FORM: SubmittedWeek = { days: {}, none: [] };

/** Field of a day: its number, or its checkbox "none". */
const FIELD = /^([dn])-(\d{4}-\d{2}-\d{2})$/;

/** Reads the fields of a submitted form; null if it is not the form of this page. */
export function readWeekForm(form: URLSearchParams): SubmittedWeek | null {
  const days: Record<string, string> = {};
  const none: string[] = [];
  for (const [name, text] of form) {
    const [, kind, date = ''] = FIELD.exec(name) ?? [];
    if (!kind || !isCalendarDate(date) || form.getAll(name).length > 1) return null;
    if (kind === 'd') days[date] = text;
    else none.push(date);
  }
  return { days, none };
}

/** Adds "none" for the open days without a number. */
export function addNone({ days, none }: SubmittedWeek, week: SharedWeek['days']): SubmittedWeek {
  const empty = week.filter(({ date, state }) => state === 'open' && !days[date]?.trim());
  return { days, none: [...new Set([...none, ...empty.map(({ date }) => date)])] };
}

/** Returns the days of a submitted form, which has the fields of open days. */
export function toOpenDays({ days, none }: SubmittedWeek): SharedWeek['days'] {
  const dates = [...new Set([...Object.keys(days), ...none])].filter(isCalendarDate).toSorted();
  return dates.map((date) => ({ date, state: 'open' as const }));
}
