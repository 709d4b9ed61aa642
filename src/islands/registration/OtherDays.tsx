import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { capitalise, formatDay, formatShortWeekday } from '#src/i18n/format-date.ts';
import { type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { StoneRow } from '#src/ui/stone/StoneRow.tsx';

interface Props {
  date: CalendarDate;
  days: RegistrationsOverview;
  today: CalendarDate;
  last: CalendarDate;
}

/** The week of the day; days that can be registered are links. Renders nothing if no other day can be registered. */
export function OtherDays({ date, days, today, last }: Props) {
  const { t, href, language, domain } = useIsland();
  const start = useUser().registrationsStart as CalendarDate;
  const week = listDatesBetween(getMonday(date), getSunday(date));
  const isOpen = (day: CalendarDate) => day >= start && day <= last;
  if (!week.some((day) => day !== date && isOpen(day))) return null;
  return (
    <section className="stack" aria-labelledby="other-days">
      <h2 id="other-days">{t('registration.otherDays')}</h2>
      <div className="sheet">
        <StoneRow
          label={t('registration.otherDays')}
          days={week.map((day) => {
            const mark = getDayMark(days[day], day, { start, today }, PRAISE_LIMITS[domain.key] as PraiseLimits);
            return {
              key: day,
              state: mark,
              day: Number(day.slice(-2)),
              name: formatShortWeekday(day, language),
              label: `${capitalise(formatDay(day, language))}, ${t(`plan.state.${mark}`)}`,
              ...(isOpen(day) ? { href: href('registration', { date: day }) } : {}),
            };
          })}
        />
      </div>
    </section>
  );
}
