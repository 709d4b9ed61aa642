import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, weekdayShort } from '#src/i18n/date-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayMark } from '#src/rules/registrations/day-state.ts';
import { isPlanSet } from '#src/rules/registrations/statistics.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { stoneOfDay } from '#src/ui/stone/stone-of-day.ts';
import { WeekOverview } from '#src/ui/week-overview/WeekOverview.tsx';

const NOTHING_KNOWN = { total: null, goal: null };

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
  /** Safety or a call comes before a plan. */
  isPlanLater: boolean;
}

/** The seven days of this week; those that can be filled in are links. */
export function WeekDays({ days, today, isPlanLater }: Props) {
  const { t, href, language, domain } = useIsland();
  const start = useUser().registrationsStart as CalendarDate;
  const now = days[today] ?? NOTHING_KNOWN;
  const isOpen = now.total === null;
  const unit = domain.words.unit;
  const goal =
    now.goal === null || !unit
      ? ''
      : t('programme.week.goal', { amount: amountWords(unitsOf(now.goal), unit, language) });
  const text = [t(isOpen ? 'programme.week.open' : 'programme.week.done'), goal].filter(Boolean).join(' ');
  const isSet = isPlanSet(days);
  return (
    <WeekOverview
      title={t('programme.week.title')}
      days={datesBetween(mondayOf(today), sundayOf(today)).map((date) => {
        const mark = getDayMark(days[date], date, { start, today }, PRAISE_LIMITS[domain.key] as PraiseLimits);
        return {
          key: date,
          state: stoneOfDay(mark),
          day: Number(date.slice(-2)),
          name: weekdayShort(date, language),
          label: `${capitalised(dayWords(date, language))}, ${t(`programme.week.states.${mark}`)}`,
          ...(date >= start && date <= today ? { href: href('registration', { date }) } : {}),
        };
      })}
      text={text}
      {...(isSet && { plan: { href: href('plan'), label: t('programme.week.plan') } })}
      {...(!isSet && !isPlanLater && { plan: { href: href('plan-wizard'), label: t('programme.now.plan.make') } })}
    />
  );
}
