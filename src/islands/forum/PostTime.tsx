import { formatRelativeDayTitle, formatShortDay, formatTime } from '#src/i18n/format-date-time.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useUserDay } from '#src/session/user-day.ts';

interface Props {
  /** ISO 8601 time. */
  time: string;
  /** True for a narrow row: "22 nov" instead of "22 november". */
  isShort?: boolean;
}

/** The day of a text, "gisteren", with its time as a hint. */
export function PostTime({ time, isShort = false }: Props) {
  const { t, language } = useIsland();
  const dayAt = useUserDay();
  const instant = new Date(time);
  if (Number.isNaN(instant.getTime())) return null;
  // A time is shown with its calendar date, a day alone is the user's day.
  const date = formatRelativeDayTitle(getAmsterdamDate(instant), getAmsterdamDate(getNow()), language);
  const moment = t('forum.moment', { day: date, time: formatTime(instant, language) });
  return (
    <time dateTime={time} title={moment}>
      {formatShortDay(dayAt(instant), dayAt(getNow()), language, isShort)}
    </time>
  );
}
