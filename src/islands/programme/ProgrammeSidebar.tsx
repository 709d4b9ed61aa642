import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMorningAfter } from '#src/rules/hard-moment/slip.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { FetchState } from '#src/session/use-call.ts';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { Tip } from './Tip.tsx';
import { WeekDays } from './WeekDays.tsx';

interface Props {
  /** Null in a domain that registers no days. */
  days: FetchState<RegistrationsOverview> | null;
  today: CalendarDate;
  isPlanLater: boolean;
}

function DiaryCard() {
  const { t, href } = useIsland();
  return (
    <section className="sheet stack beside-diary">
      <h2>{t('programme.diary.title')}</h2>
      <p>{t('programme.diary.text')}</p>
      <p>
        <WayLink href={href('diary-new')} way="on">
          {t('programme.diary.link')}
        </WayLink>
      </p>
    </section>
  );
}

/** Beside the path: the week with its days, and a tip but on the day after a day above the goal. */
export function ProgrammeSidebar({ days, today, isPlanLater }: Props) {
  const { t, domain } = useIsland();
  if (days === null) {
    return (
      <>
        <Tip today={today} />
        <DiaryCard />
      </>
    );
  }
  if (days.status === 'error') {
    return (
      <section className="sheet stack">
        <h2>{t('programme.week.title')}</h2>
        <Unloaded call={days} />
      </section>
    );
  }
  if (days.status === 'loading') return null;
  const morning = getMorningAfter(days.value, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  return (
    <>
      <WeekDays days={days.value} today={today} isPlanLater={isPlanLater} />
      {!morning && <Tip today={today} />}
    </>
  );
}
