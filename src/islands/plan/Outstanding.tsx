import { capitalised, dayWords, nearDay } from '#src/i18n/date-words.ts';
import { type CalendarDate, daysBetween } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

const SHOWN = 7;

/** The days that are still open, the latest first; what is older stands in the calendar. */
export function Outstanding({ dates, today }: { dates: readonly CalendarDate[]; today: CalendarDate }) {
  const { t, href, language } = useIsland();
  const latest = dates.toReversed();
  const more = latest.length - SHOWN;
  return (
    <section className="sheet stack" aria-labelledby="outstanding">
      <h2 id="outstanding">{t('plan.open.title')}</h2>
      {latest.length === 0 ? (
        <p>{t('plan.open.none')}</p>
      ) : (
        <>
          <p className="soft">{t('plan.open.text')}</p>
          <ul className="plan-open">
            {latest.slice(0, SHOWN).map((date) => (
              <li key={date}>
                <WayLink href={href('registration', { date })} way="on">
                  {capitalised(nearDay(daysBetween(date, today), language) ?? dayWords(date, language))}
                </WayLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {more > 0 && (
        <p>
          <a href={href('calendar')}>{t('plan.open.more', { count: more })}</a>
        </p>
      )}
    </section>
  );
}
