import { addDays, type CalendarDate, toCalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday } from '../calendar/week.ts';

const getDate = (year: number, month: number, day: number): CalendarDate =>
  toCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** Returns Easter Sunday, by the formula of Meeus, Jones and Butcher. */
function getEaster(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return getDate(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Days from Easter Sunday to Easter Monday, Ascension Day, Whit Sunday and Whit Monday. */
const AFTER_EASTER = [0, 1, 39, 49, 50];

/** Returns the Dutch public holidays of a year, in order. Omits Good Friday, on which practices and lines differ. */
export function listHolidays(year: number): readonly CalendarDate[] {
  const easter = getEaster(year);
  const kingsDay = getDate(year, 4, 27);
  return [
    getDate(year, 1, 1),
    ...AFTER_EASTER.map((days) => addDays(easter, days)),
    getWeekday(kingsDay) === 'sunday' ? addDays(kingsDay, -1) : kingsDay,
    ...(year % 5 === 0 ? [getDate(year, 5, 5)] : []),
    getDate(year, 12, 25),
    getDate(year, 12, 26),
  ].sort();
}

const knownYears = new Map<number, ReadonlySet<CalendarDate>>();

/** Returns true on a Dutch public holiday. */
export function isHoliday(date: CalendarDate): boolean {
  const year = Number(date.slice(0, 4));
  const holidays = knownYears.get(year) ?? new Set(listHolidays(year));
  knownYears.set(year, holidays);
  return holidays.has(date);
}
