import { useEffect, useRef } from 'react';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { dayAndMonth } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { barMaximum } from '#src/rules/registrations/bar-maximum.ts';
import type { WeekOfDates } from '#src/rules/registrations/plan-weeks.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import type { BarContext } from './day-bar.ts';
import { WeekColumns } from './WeekColumns.tsx';
import { WeekSheet } from './WeekSheet.tsx';
import { WeeksTable } from './WeeksTable.tsx';

/** This week and the next. */
const OPEN_WEEKS = 2;

interface Props {
  days: RegistrationsOverview;
  groups: readonly (readonly WeekOfDates[])[];
  /** Index of the displayed group. */
  shown: number;
  today: CalendarDate;
  start: CalendarDate;
  /** Number of requests to show today. */
  asked: number;
  onShow: (group: number) => void;
  onToday: () => void;
}

/** One group of weeks, this week first, with links to the previous and the next group. */
export function Weeks({ days, groups, shown, today, start, asked, onShow, onToday }: Props) {
  const { t, language, domain, href } = useIsland();
  const current = useRef<HTMLElement>(null);
  const weeks = groups[shown] ?? [];
  useEffect(() => {
    if (asked === 0) return;
    current.current?.scrollIntoView({ block: 'center' });
    current.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [asked]);
  const context: BarContext = {
    t,
    language,
    unit: domain.words.unit as NonNullable<DomainWords['unit']>,
    maximum: barMaximum(weeks.flat().flatMap((date) => days[date] ?? [])),
    praise: PRAISE_LIMITS[domain.key] as PraiseLimits,
    today,
    start,
    href: (date) => href('registration', { date }),
  };
  const sheetOf = (week: WeekOfDates) => (
    <WeekSheet key={week[0]} ref={week.includes(today) ? current : null} week={week} days={days} context={context} />
  );
  // This week and the next are expanded, if among these weeks; later ones fold, earlier ones are columns.
  const now = weeks.findIndex((week) => week.includes(today));
  const open = now < 0 ? weeks : weeks.slice(now, now + OPEN_WEEKS);
  const later = now < 0 ? [] : weeks.slice(now + OPEN_WEEKS);
  const earlier = weeks.slice(0, Math.max(0, now));
  const span = (group: number) => {
    const dates = groups[group]?.flat() ?? [];
    const [first, last] = [dates[0] ?? today, dates.at(-1) ?? today];
    return t('plan.range', { first: dayAndMonth(first, language), last: dayAndMonth(last, language) });
  };
  return (
    <>
      {open.map(sheetOf)}
      {later.length > 0 && (
        <div className="sheet plan-folded">
          <Details summary={t('plan.later', { count: later.length })}>{later.map(sheetOf)}</Details>
        </div>
      )}
      {earlier.length > 0 && <WeekColumns key={shown} {...{ weeks, earlier, days, context }} />}
      <WeeksTable weeks={weeks} days={days} context={context} title={span(shown)} />
      {groups.length > 1 && (
        <div className="button-row">
          {shown > 0 && (
            <Button kind="quiet" icon="arrow-left" onClick={() => onShow(shown - 1)}>
              {span(shown - 1)}
            </Button>
          )}
          {!weeks.flat().includes(today) && (
            <Button kind="quiet" onClick={onToday}>
              {t('plan.toToday')}
            </Button>
          )}
          {shown < groups.length - 1 && (
            <Button kind="quiet" icon="arrow-right" onClick={() => onShow(shown + 1)}>
              {span(shown + 1)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
