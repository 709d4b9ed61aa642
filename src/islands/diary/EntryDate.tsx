import { formatRelativeDayTitle } from '#src/i18n/format-date-time.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useUserToday } from '#src/session/user-day.ts';

/** Formatted date of an entry; old entries may have none. */
export function EntryDate({ date }: { date: string }) {
  const { t, language } = useIsland();
  const today = useUserToday();
  if (date === '') return t('diary.noDate');
  return <time dateTime={date}>{formatRelativeDayTitle(date, today, language)}</time>;
}
