import { type ReactNode, useEffect, useState } from 'react';
import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/registrations.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { capitalise, formatDay } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useCall } from '#src/session/use-call.ts';
import { toUserDay } from '#src/session/user-day.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { BackLink } from './BackLink.tsx';
import { DayView } from './DayView.tsx';
import { parseDayPath } from './day-path.ts';

/** A day that cannot be registered: in the future, or before the start. */
function ClosedDay({ kind, date }: { kind: 'ahead' | 'before-start'; date: CalendarDate }) {
  const { t, href, language } = useIsland();
  const { registrationsStart: start } = useUser();
  const target = kind === 'ahead' ? href('registration-today') : href('registration', { date: start });
  return (
    <div className="page-width page-column stack day-page">
      <div>
        <BackLink href={href('plan')} />
        <h1>{capitalise(formatDay(date, language))}</h1>
      </div>
      <EmptyState
        drawing="rust"
        title={t(`registration.${kind}.title`)}
        action={
          <ButtonLink href={target}>{t(`registration.${kind}.action`, { day: formatDay(start, language) })}</ButtonLink>
        }
      >
        {t(`registration.${kind}.text`, { day: formatDay(start, language) })}
      </EmptyState>
    </div>
  );
}

/** Loads the days and opens the day in the URL. */
export function DayScreen({ title, loading }: { title: string; loading: ReactNode }) {
  const { t } = useIsland();
  const overview = useCall(getRegistrationsOverview, {});
  if (overview.status === 'loading') return loading;
  if (overview.status === 'error') {
    return (
      <div className="page-width page-column stack day-page">
        <h1>{title}</h1>
        <EmptyState
          drawing="offline"
          title={t('registration.notLoaded')}
          action={<Button onClick={overview.retry}>{t('forms.retry')}</Button>}
        >
          {toFailureText(t, overview.failure)}
        </EmptyState>
      </div>
    );
  }
  return <LoadedDay days={overview.value} loading={loading} />;
}

function LoadedDay({ days, loading }: { days: RegistrationsOverview; loading: ReactNode }) {
  const { params, domain, href } = useIsland();
  const user = useUser();
  // Constant, also past midnight and while the registrations of the day change.
  const [opened] = useState(() => {
    const query = new URLSearchParams(location.search);
    const start = user.registrationsStart as CalendarDate;
    const now = getNow();
    const [today, last] = [toUserDay(user, now), getAmsterdamDate(now)];
    return {
      today,
      last,
      isAdding: query.has('add'),
      day: parseDayPath(
        { date: params.date ?? query.get('date') ?? undefined, uuid: query.get('uuid') },
        { days, start, today, last },
      ),
    };
  });
  const { day, today, last, isAdding } = opened;
  const otherUrl =
    day.kind === 'no-day' ? href('plan') : day.kind === 'no-item' ? href('registration', { date: day.date }) : null;
  useEffect(() => {
    if (otherUrl !== null) location.replace(otherUrl);
  }, [otherUrl]);
  if (day.kind === 'form') {
    const limits = domain.registration as RegistrationLimits;
    return <DayView {...{ days, today, last, limits, isAdding }} date={day.date} item={day.item} />;
  }
  if (day.kind === 'ahead' || day.kind === 'before-start') return <ClosedDay kind={day.kind} date={day.date} />;
  return loading;
}
