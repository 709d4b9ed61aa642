/** Formats dates for readers. All dates are calendar dates, YYYY-MM-DD, independent of the time zone. */
type Format = Intl.DateTimeFormatOptions;

const LOCALES: Readonly<Record<string, string>> = { nl: 'nl-NL', en: 'en-GB' };
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatDate(date: string, language: string, format: Format): string {
  const key = `${language} ${JSON.stringify(format)}`;
  const result =
    FORMATS.get(key) ?? new Intl.DateTimeFormat(LOCALES[language] ?? language, { ...format, timeZone: 'UTC' });
  FORMATS.set(key, result);
  return result.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** Formats a date as "donderdag 19 november", "Thursday 19 November". */
export function formatDay(date: string, language: string): string {
  return formatDate(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats a date as "19 november", for the ends of a week. */
export function formatDayAndMonth(date: string, language: string, month: 'long' | 'short' = 'long'): string {
  return formatDate(date, language, { day: 'numeric', month });
}

/** Formats a date as "19 november 2026". */
export function formatDayWithYear(date: string, language: string): string {
  return formatDate(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a date as "donderdag". */
export function formatWeekday(date: string, language: string): string {
  return formatDate(date, language, { weekday: 'long' });
}

/** Formats a date as "do", "Thu", for the label of a bar or a stone. */
export function formatShortWeekday(date: string, language: string): string {
  return formatDate(date, language, { weekday: 'short' });
}

/** Formats a date as "november 2026". */
export function formatMonth(date: string, language: string): string {
  return formatDate(date, language, { month: 'long', year: 'numeric' });
}

/** Returns "vandaag" or "gisteren"; null for other days. `daysAgo` counts back from today. */
export function formatNearDay(daysAgo: number, language: string): string | null {
  if (daysAgo !== 0 && daysAgo !== 1) return null;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
}

/** Capitalises the first letter, for the start of a sentence or a heading. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
