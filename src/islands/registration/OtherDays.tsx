import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { capitalised, dayWords, weekdayShort } from '#src/i18n/date-words.ts';
import { type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import { dayMark } from '#src/rules/praise/day-mark.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { StoneRow } from '#src/ui/stone/StoneRow.tsx';
import { stoneOfDay } from '#src/ui/stone/stone-of-day.ts';

interface Props {
  date: CalendarDate;
  days: RegistrationsOverview;
  today: CalendarDate;
  last: CalendarDate;
}

/** The week around the day; the days that can be filled in lead there. Without another such day it is left out. */
export function OtherDays({ date, days, today, last }: Props) {
  const { t, href, language, domain } = useIsland();
  const { registrationsStart: start } = useUser();
  const week = datesBetween(mondayOf(date), sundayOf(date));
  const isOpen = (day: CalendarDate) => day >= start && day <= last;
  if (!week.some((day) => day !== date && isOpen(day))) return null;
  return (
    <section className="stack" aria-labelledby="other-days">
      <h2 id="other-days">{t('registration.otherDays')}</h2>
      <div className="sheet">
        <StoneRow
          label={t('registration.otherDays')}
          days={week.map((day) => {
            const registered = days[day] ?? { total: null, goal: null };
            const mark = dayMark(registered, day, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
            const isBefore = day < start && registered.total === null;
            return {
              key: day,
              state: isBefore ? 'ahead' : stoneOfDay(mark),
              day: Number(day.slice(-2)),
              name: weekdayShort(day, language),
              label: `${capitalised(dayWords(day, language))}, ${isBefore ? t('plan.beforeStart') : t(`plan.state.${mark}`)}`,
              ...(isOpen(day) ? { href: href('registration', { date: day }) } : {}),
            };
          })}
        />
      </div>
    </section>
  );
}
