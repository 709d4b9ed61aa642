import { weekdayWord } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Notice that the day continues after midnight: the date being filled in, and a link to the next one. */
export function AfterMidnight({ date, last }: { date: CalendarDate; last: CalendarDate }) {
  const { t, href, language } = useIsland();
  return (
    <p>
      {t('registration.night.day', { day: weekdayWord(date, language) })}{' '}
      <a href={href('registration', { date: last })}>
        {t('registration.night.next', { day: weekdayWord(last, language) })}
      </a>
    </p>
  );
}
