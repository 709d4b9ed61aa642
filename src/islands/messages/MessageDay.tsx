import { formatRelativeDayTitle } from '#src/i18n/format-moment.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';

/** Formatted date of a message. */
export function MessageDay({ at }: { at: string }) {
  const { language } = useIsland();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return null;
  return (
    <time dateTime={at}>{formatRelativeDayTitle(getAmsterdamDate(instant), getAmsterdamDate(getNow()), language)}</time>
  );
}
