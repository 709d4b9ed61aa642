import { capitalise } from '#src/i18n/format-date.ts';
import { formatRelativeDayTitle, formatShortDay } from '#src/i18n/format-date-time.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useUserDay } from '#src/session/user-day.ts';

interface Props {
  at: string;
  /** True for a row of the list, which has no room for the weekday. */
  isShort?: boolean;
}

/** Formatted date of a message. */
export function MessageDay({ at, isShort = false }: Props) {
  const { language } = useIsland();
  const dayAt = useUserDay();
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return null;
  const days = [dayAt(instant), dayAt(getNow()), language] as const;
  return <time dateTime={at}>{isShort ? capitalise(formatShortDay(...days)) : formatRelativeDayTitle(...days)}</time>;
}
