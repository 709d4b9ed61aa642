import type { Language } from '#src/domains/domain.ts';
import { formatShortWeekday } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';

/** Returns the days as options with short labels, such as "ma 9". */
export const toDayChips = (dates: readonly CalendarDate[], language: Language) =>
  dates.map((date) => ({ value: date, label: `${formatShortWeekday(date, language)} ${Number(date.slice(-2))}` }));
