import type { ReactNode } from 'react';
import { getRegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { DayLegend } from '#src/forms/moments/DayLegend.tsx';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { calendarRange } from '#src/rules/registrations/calendar-range.ts';
import { outstandingDays } from '#src/rules/registrations/outstanding-days.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useOwnToday } from '#src/session/own-today.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { Months } from './Months.tsx';
import { OpenDay } from './OpenDay.tsx';

/** The months, the legend of the stones, and the latest unregistered day. */
export function CalendarScreen({ loading }: { loading: ReactNode }) {
  const { t } = useIsland();
  const today = useOwnToday();
  const start = useUser().registrationsStart as CalendarDate;
  const overview = useCall(getRegistrationsOverview, {});
  if (overview.status === 'loading') return loading;
  if (overview.status === 'error') {
    return (
      <div className="page-width page-column stack calendar-failed">
        <CalendarHead />
        <EmptyState
          drawing="offline"
          title={t('calendar.notLoaded')}
          action={<Button onClick={overview.retry}>{t('forms.retry')}</Button>}
        >
          {failureText(t, overview.failure)}
        </EmptyState>
      </div>
    );
  }
  const days = overview.value;
  const open = outstandingDays(days, start, today).findLast((date) => date < today);
  return (
    <div className="page-width calendar-page">
      <div className="stack">
        <CalendarHead />
        <p className="lead">{t('calendar.lead')}</p>
        <Months days={days} start={start} today={today} range={calendarRange(start, today)} />
      </div>
      <aside className="calendar-aside" aria-label={t('calendar.aside')}>
        <section className="sheet stack" aria-labelledby="stones">
          <h2 id="stones">{t('calendar.legend')}</h2>
          <DayLegend days={days} span={{ start, today }} />
        </section>
        {open && <OpenDay date={open} />}
      </aside>
    </div>
  );
}
