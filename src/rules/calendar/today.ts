import type { CalendarDate } from './calendar-date.ts';

const AMSTERDAM = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Returns the date in Amsterdam at an instant, identical on the server and in every browser (docs/product-rules.md,
 * "Time"). Throws a RangeError for an invalid Date.
 */
export function getAmsterdamDate(instant: Date): CalendarDate {
  const parts = new Map(AMSTERDAM.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as CalendarDate;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MINUTES_IN_HOUR = 60;

/** Returns minutes since midnight in Amsterdam. */
export function getAmsterdamMinute(instant: Date): number {
  const [hour = '', minute = ''] = CLOCK.format(instant).split(':');
  return Number(hour) * MINUTES_IN_HOUR + Number(minute);
}

/** Returns the hour in Amsterdam, 0 to 23. */
export const getAmsterdamHour = (instant: Date): number => Math.floor(getAmsterdamMinute(instant) / MINUTES_IN_HOUR);

/** Parts of a day with their first hours; a new date starts in the night. */
const PARTS = { night: 0, morning: 6, afternoon: 12, evening: 18 } as const;
export type PartOfDay = keyof typeof PARTS;

/** Returns true for a part of the day whose pictures are in evening light. */
export const isDark = (part: PartOfDay): boolean => part === 'evening' || part === 'night';

/** Returns the part of the day in Amsterdam at an instant. */
export function getPartOfDay(instant: Date): PartOfDay {
  const hour = getAmsterdamHour(instant);
  return (Object.keys(PARTS) as PartOfDay[]).findLast((part) => PARTS[part] <= hour) ?? 'night';
}
