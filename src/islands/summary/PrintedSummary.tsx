import { useState } from 'react';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { listLastFullDays } from '#src/rules/figures/days-with-usage.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { DEFAULT_CHOICES, SummaryChoices } from './SummaryChoices.tsx';
import { SummarySheet } from './SummarySheet.tsx';

/** Page with the user's figures, for printing. They are not sent and not stored. */
export function PrintedSummary(island: IslandProps) {
  return (
    <Island {...island}>
      <SummaryScreen />
    </Island>
  );
}

function SummaryScreen() {
  const { t, href } = useIsland();
  return (
    <Screen
      title={t('summary.title')}
      lead={t('summary.lead')}
      back={{ href: href('account'), text: t('summary.back') }}
    >
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <ChooseContent />
      </LoggedIn>
    </Screen>
  );
}

function ChooseContent() {
  const { t } = useIsland();
  const { registrationsStart } = useUser();
  const today = useUserToday();
  const [choices, setChoices] = useState(DEFAULT_CHOICES);
  const fetchState = useCall(getRegistrationsOverview, {});
  if (fetchState.status === 'loading') return <Skeleton shape="rows" count={4} label={t('forms.loading')} />;
  if (fetchState.status === 'error') {
    return <LoadingFailure call={fetchState} isSheet />;
  }
  const start = isCalendarDate(registrationsStart) ? registrationsStart : today;
  const dates: readonly CalendarDate[] = listLastFullDays(today, choices.days).filter((date) => date >= start);
  return (
    <>
      <SummaryChoices choices={choices} onChange={setChoices} />
      <SummarySheet choices={choices} days={fetchState.value} dates={dates} today={today} />
    </>
  );
}
