import { useId, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { barMaximum } from '#src/rules/registrations/bar-maximum.ts';
import type { WeekOfDates } from '#src/rules/registrations/plan-weeks.ts';
import { DayBars } from '#src/ui/day-bars/DayBars.tsx';
import type { BarContext } from './day-bar.ts';
import { WeekSheet } from './WeekSheet.tsx';
import { weekBar, weekSum } from './week-bar.ts';

interface Props {
  /** Every week of the group, and the past ones of them. */
  weeks: readonly WeekOfDates[];
  earlier: readonly WeekOfDates[];
  days: RegistrationsOverview;
  context: BarContext;
}

/** The weeks beside each other, each with its sum and its goal. A past week opens its days. */
export function WeekColumns({ weeks, earlier, days, context }: Props) {
  const { t } = context;
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const sums = weeks.map((week) => ({ week, sum: weekSum(week, days, context) }));
  const scale = { ...context, maximum: barMaximum(sums.map(({ sum }) => sum)) };
  const shown = earlier.find(([monday]) => monday === opened);
  return (
    <section className="sheet stack plan-columns" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('plan.columns.title')}</h2>
      <DayBars
        label={t('plan.columns.title')}
        days={sums.map(({ week, sum }) => {
          const bar = weekBar(scale, sum, week);
          if (!earlier.includes(week)) return bar;
          const isOpen = bar.key === opened;
          return { ...bar, opens: { id: `${id}-days`, isOpen, onPress: () => setOpened(isOpen ? null : bar.key) } };
        })}
      />
      <p className="soft">
        {t('plan.columns.help')}
        {sums.some(({ sum }) => sum.missing > 0) && ` ${t('plan.columns.partly')}`}
      </p>
      <div id={`${id}-days`} hidden={!shown}>
        {shown && <WeekSheet week={shown} days={days} context={context} />}
      </div>
    </section>
  );
}
