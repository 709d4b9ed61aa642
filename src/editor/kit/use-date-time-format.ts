import { formatRelativeDay, formatRelativeDayTitle, formatTime } from '#src/i18n/format-date-time.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';

/**
 * Returns a function that formats an instant (ISO 8601): "Vandaag, 7.12" at the start of a line, "vandaag, 7.12" inside
 * a sentence; a dash for null.
 */
export function useDateTimeFormat(): (iso: string | null, place?: 'line' | 'sentence') => string {
  const { language } = useIsland();
  const today = useToday(getAmsterdamDate);
  return (iso, location = 'line') => {
    if (iso === null) return '–';
    const instant = new Date(iso);
    const dayWords = location === 'line' ? formatRelativeDayTitle : formatRelativeDay;
    return `${dayWords(getAmsterdamDate(instant), today, language)}, ${formatTime(instant, language)}`;
  };
}
