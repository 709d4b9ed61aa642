import type { ReactNode } from 'react';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { DayLegend } from '#src/forms/moments/DayLegend.tsx';
import { capitalise, formatDay, formatWeekday } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getCalendarRange } from '#src/rules/registrations/overview-range.ts';
import { listOutstandingDays } from '#src/rules/registrations/statistics.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { Months } from './Months.tsx';

/** Five weeks. */
const SKELETON_DAYS = 35;

/** Back link and title, also while loading. */
function CalendarHead() {
  const { t, href } = useIsland();
  return (
    <div>
      <p className="screen-back">
        <ArrowLink href={href('plan')} way="back">
          {t('calendar.back')}
        </ArrowLink>
      </p>
      <h1>{t('calendar.title')}</h1>
    </div>
  );
}

/** Link to the latest day before today that is not registered. */
function OpenDay({ date }: { date: CalendarDate }) {
  const { t, href, language } = useIsland();
  return (
    <section className="sheet stack calendar-open" aria-labelledby="open-day">
      <h2 id="open-day">{t('calendar.open.title', { day: capitalise(formatDay(date, language)) })}</h2>
      <p>{t('calendar.open.text')}</p>
      <p>
        <ArrowLink href={href('registration', { date })} way="on">
          {t('calendar.open.fill', { day: formatWeekday(date, language) })}
        </ArrowLink>
      </p>
    </section>
  );
}

/** The months, the legend of the stones, and the latest unregistered day. */
function CalendarScreen({ loading }: { loading: ReactNode }) {
  const { t } = useIsland();
  const today = useUserToday();
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
          {toFailureText(t, overview.failure)}
        </EmptyState>
      </div>
    );
  }
  const days = overview.value;
  const open = listOutstandingDays(days, start, today).findLast((date) => date < today);
  return (
    <div className="page-width calendar-page">
      <div className="stack">
        <CalendarHead />
        <p className="lead">{t('calendar.lead')}</p>
        <Months days={days} start={start} today={today} range={getCalendarRange(start, today)} />
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

interface Props extends IslandProps {
  readonly title: string;
  readonly loading: string;
}

/** Calendar page with a user's months (docs/specification.md, section 2). */
export function Calendar({ title, loading, ...island }: Props) {
  const skeleton = (
    <div className="page-width calendar-page">
      <div className="stack">
        <CalendarHead />
        <div className="sheet calendar-loading">
          <Skeleton shape="days" label={loading} count={SKELETON_DAYS} />
        </div>
      </div>
    </div>
  );
  return (
    <Island {...island}>
      <LoggedIn loading={skeleton} frame={(notice) => <Screen title={title}>{notice}</Screen>}>
        <CalendarScreen loading={skeleton} />
      </LoggedIn>
    </Island>
  );
}
