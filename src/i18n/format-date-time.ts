import { capitalise, formatDay, formatDayAndMonth, formatDayWithYear, formatNearDay } from './format-date.ts';

const DAY_MS = 86_400_000;
const LOCALES: Readonly<Record<string, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Formats a day inside a sentence: "vandaag", "donderdag 19 november", with the year if it is not the current one. */
export function formatRelativeDay(date: string, today: string, language: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  const near = formatNearDay(daysAgo, language);
  if (near !== null) return near;
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? formatDay(date, language) : `${formatDay(date, language)} ${year}`;
}

/** Formats a day for a narrow space: "vandaag", "19 november" or "19 nov", with the year if it is not the current one. */
export function formatShortDay(date: string, today: string, language: string, isShort = false): string {
  const near = formatNearDay(Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS), language);
  if (near !== null) return near;
  if (date.slice(0, 4) !== today.slice(0, 4)) return formatDayWithYear(date, language);
  return formatDayAndMonth(date, language, isShort ? 'short' : 'long');
}

/** Formats a day at the start of a line: "Vandaag", "Donderdag 19 november". */
export const formatRelativeDayTitle = (date: string, today: string, language: string): string =>
  capitalise(formatRelativeDay(date, today, language));

/** Formats the time of an instant in Amsterdam: "7.12", "19:30" in English. */
export function formatTime(instant: Date, language: string): string {
  const time = new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    timeZone: 'Europe/Amsterdam',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
  return language === 'nl' ? time.replace(/^0(?=\d)/, '').replace(':', '.') : time;
}

/** Formats an instant in Amsterdam with its day: "donderdag 19 november 2026, 7.12". */
export function formatDateTime(instant: Date, language: string): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(instant);
  return `${formatDay(date, language)} ${date.slice(0, 4)}, ${formatTime(instant, language)}`;
}
