import type { Language } from '#src/domains/domain.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Formats a calendar date: "maandag 9 november 2026". */
export function formatCalendarDate(date: CalendarDate, language: Language): string {
  const texts = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' });
  return texts.format(new Date(`${date}T00:00:00Z`));
}
