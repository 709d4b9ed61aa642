import { capitalised, dayWords, weekdayWord } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

/** The latest day before today that is still open. */
export function OpenDay({ date }: { date: CalendarDate }) {
  const { t, href, language } = useIsland();
  return (
    <section className="sheet stack calendar-open" aria-labelledby="open-day">
      <h2 id="open-day">{t('calendar.open.title', { day: capitalised(dayWords(date, language)) })}</h2>
      <p>{t('calendar.open.text')}</p>
      <p>
        <WayLink href={href('registration', { date })} way="on">
          {t('calendar.open.fill', { day: weekdayWord(date, language) })}
        </WayLink>
      </p>
    </section>
  );
}
