import { formatRelativeDay, formatRelativeDayTitle, formatTime } from '#src/i18n/moment-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';

interface Props {
  /** ISO 8601 time. */
  at: string;
  place?: 'line' | 'sentence';
}

/** Formatted time: "Gisteren om 7.12 uur". */
export function PostTime({ at, place = 'line' }: Props) {
  const { t, language } = useIsland();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return null;
  const say = place === 'line' ? formatRelativeDayTitle : formatRelativeDay;
  const day = say(amsterdamDate(instant), amsterdamDate(getNow()), language);
  return <time dateTime={at}>{t('forum.moment', { day, time: formatTime(instant, language) })}</time>;
}
