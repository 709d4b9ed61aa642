import { capitalise, formatDay, formatNearDay } from '#src/i18n/format-date.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** Past days without a registration, latest first; today has a separate button on the page. */
export function UnregisteredDays({ dates, today }: { dates: readonly CalendarDate[]; today: CalendarDate }) {
  const { t, href, language } = useIsland();
  const latest = dates.filter((date) => date < today).reverse();
  if (latest.length === 0 && dates.length > 0) return null;
  return (
    <section className="sheet stack" aria-labelledby="outstanding">
      <h2 id="outstanding">{t('plan.open.title')}</h2>
      {latest.length === 0 ? (
        <p>{t('plan.open.none')}</p>
      ) : (
        <>
          <p className="soft">{t('plan.open.text')}</p>
          <ul className="plan-open">
            {latest.map((date) => (
              <li key={date}>
                <ArrowLink href={href('registration', { date })} way="on">
                  {capitalise(formatNearDay(countDaysBetween(date, today), language) ?? formatDay(date, language))}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
