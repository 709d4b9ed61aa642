import { formatRelativeDayTitle } from '#src/i18n/format-date-time.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';

/** Formatted date of an entry; old entries may have none. */
export function EntryDate({ date }: { date: string }) {
  const { t, language } = useIsland();
  if (date === '') return t('diary.noDate');
  return <time dateTime={date}>{formatRelativeDayTitle(date, getAmsterdamDate(getNow()), language)}</time>;
}
