import { type ReactNode, useEffect, useId, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getBarMaximum } from '#src/rules/registrations/bar-maximum.ts';
import type { WeekDates } from '#src/rules/registrations/plan-weeks.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DayBars } from '#src/ui/day-bars/DayBars.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { type BarContext, formatDayState } from './day-bar.ts';
import { WeekSheet } from './WeekSheet.tsx';
import { sumWeek, toWeekBar } from './week-bar.ts';

interface WeeksTableProps {
  weeks: readonly WeekDates[];
  days: RegistrationsOverview;
  context: BarContext;
  title: string;
}

/** The days of the bars as a table. */
export function WeeksTable({ weeks, days, context, title }: WeeksTableProps) {
  const { t, language, unit } = context;
  const getDay = (date: CalendarDate) => days[date] ?? { total: null, goal: null };
  const toText = (amount: Amount | null) => (amount === null ? '–' : formatAmount(toUnits(amount), unit, language));
  return (
    <Details summary={t('plan.table.open')}>
      <Table<CalendarDate>
        caption={title}
        rows={weeks.flat()}
        rowKey={(date) => date}
        columns={[
          { key: 'day', header: t('plan.table.day'), cell: (date) => capitalise(formatDay(date, language)) },
          { key: 'amount', header: t('plan.table.amount'), cell: (date) => toText(getDay(date).total) },
          { key: 'goal', header: t('plan.table.goal'), cell: (date) => toText(getDay(date).goal) },
          { key: 'state', header: t('plan.table.state'), cell: (date) => formatDayState(context, getDay(date), date) },
        ]}
      />
    </Details>
  );
}

interface WeekColumnsProps {
  /** Past weeks of the group. */
  weeks: readonly WeekDates[];
  earlier: readonly WeekDates[];
  days: RegistrationsOverview;
  context: BarContext;
}

/** The weeks as columns, each with its sum and its goal. A past week expands to its days. */
function WeekColumns({ weeks, earlier, days, context }: WeekColumnsProps) {
  const { t } = context;
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const sums = weeks.map((week) => ({ week, sum: sumWeek(week, days, context) }));
  const scale = { ...context, maximum: getBarMaximum(sums.map(({ sum }) => sum)) };
  const openedWeek = earlier.find(([monday]) => monday === opened);
  return (
    <section className="sheet stack plan-columns" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('plan.columns.title')}</h2>
      <DayBars
        label={t('plan.columns.title')}
        days={sums.map(({ week, sum }) => {
          const bar = toWeekBar(scale, sum, week);
          if (!earlier.includes(week)) return bar;
          const isOpen = bar.key === opened;
          return { ...bar, opens: { id: `${id}-days`, isOpen, onPress: () => setOpened(isOpen ? null : bar.key) } };
        })}
      />
      <p className="soft">
        {t('plan.columns.help')}
        {sums.some(({ sum }) => sum.missing > 0) && ` ${t('plan.columns.partly')}`}
      </p>
      <div id={`${id}-days`} hidden={!openedWeek}>
        {openedWeek && <WeekSheet week={openedWeek} days={days} context={context} />}
      </div>
    </section>
  );
}

interface Props {
  days: RegistrationsOverview;
  groups: readonly (readonly WeekDates[])[];
  /** Index of the current group. */
  shown: number;
  today: CalendarDate;
  start: CalendarDate;
  /** Number of times that the user chose to show today. */
  asked: number;
  /** Element of this week, and a function that sets it. */
  week: HTMLElement | null;
  ref: (week: HTMLElement | null) => void;
  /** The current action, on the sheet of this week. */
  action: ReactNode;
  onShow: (group: number) => void;
  onToday: () => void;
}

/** One group of weeks, this week first, with links to the previous and the next group. */
export function Weeks({
  days,
  groups,
  shown,
  today,
  start,
  asked,
  week: current,
  ref,
  action,
  onShow,
  onToday,
}: Props) {
  const { t, language, domain, href } = useIsland();
  const weeks = groups[shown] ?? [];
  useEffect(() => {
    if (asked === 0) return;
    current?.scrollIntoView({ block: 'center' });
    current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [asked, current]);
  const context: BarContext = {
    t,
    language,
    unit: domain.words.unit as NonNullable<DomainTexts['unit']>,
    maximum: getBarMaximum(weeks.flat().flatMap((date) => days[date] ?? [])),
    praise: PRAISE_LIMITS[domain.key] as PraiseLimits,
    today,
    start,
    href: (date) => href('registration', { date }),
  };
  const getSheet = (week: WeekDates) => (
    <WeekSheet key={week[0]} {...(week.includes(today) && { ref, action })} week={week} days={days} context={context} />
  );
  // This week is expanded, if in this group; later weeks are collapsed, earlier ones are columns.
  const now = weeks.findIndex((week) => week.includes(today));
  const open = now < 0 ? weeks : weeks.slice(now, now + 1);
  const laterWeeks = now < 0 ? [] : weeks.slice(now + 1);
  const earlier = weeks.slice(0, Math.max(0, now));
  const getSpanText = (group: number) => {
    const dates = groups[group]?.flat() ?? [];
    const [first, last] = [dates[0] ?? today, dates.at(-1) ?? today];
    return t('plan.range', { first: formatDayAndMonth(first, language), last: formatDayAndMonth(last, language) });
  };
  return (
    <>
      {open.map(getSheet)}
      {laterWeeks.length > 0 && (
        <div className="sheet plan-folded">
          <Details summary={t('plan.later', { count: laterWeeks.length })}>{laterWeeks.map(getSheet)}</Details>
        </div>
      )}
      {earlier.length > 0 && <WeekColumns key={shown} {...{ weeks, earlier, days, context }} />}
      <WeeksTable weeks={weeks} days={days} context={context} title={getSpanText(shown)} />
      {groups.length > 1 && (
        <div ref={keepFocusInRows} className="button-row">
          {shown > 0 && (
            <Button kind="quiet" icon="arrow-left" onClick={() => onShow(shown - 1)}>
              {getSpanText(shown - 1)}
            </Button>
          )}
          {!weeks.flat().includes(today) && (
            <Button kind="quiet" onClick={onToday}>
              {t('plan.toToday')}
            </Button>
          )}
          {shown < groups.length - 1 && (
            <Button kind="quiet" icon="arrow-right" onClick={() => onShow(shown + 1)}>
              {getSpanText(shown + 1)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
