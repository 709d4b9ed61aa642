import { formatRelativeDayTitle, formatShortDay, formatTime } from '#src/i18n/format-date-time.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';

interface Props {
  /** ISO 8601 time. */
  time: string;
  /** True for a narrow row: "22 nov" instead of "22 november". */
  isShort?: boolean;
}

/** The day of a text, "gisteren", with its time as a hint. */
export function PostTime({ time, isShort = false }: Props) {
  const { t, language } = useIsland();
  const instant = new Date(time);
  if (Number.isNaN(instant.getTime())) return null;
  const days = [getAmsterdamDate(instant), getAmsterdamDate(getNow()), language] as const;
  const moment = t('forum.moment', { day: formatRelativeDayTitle(...days), time: formatTime(instant, language) });
  return (
    <time dateTime={time} title={moment}>
      {formatShortDay(...days, isShort)}
    </time>
  );
}
