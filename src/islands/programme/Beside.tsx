import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { Fetched } from '#src/session/use-call.ts';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { Tip } from './Tip.tsx';
import { Week } from './Week.tsx';

interface Props {
  /** Null in a domain that registers no days. */
  days: Fetched<RegistrationsOverview> | null;
  today: CalendarDate;
  isPlanLater: boolean;
}

function DiaryCard({ title, text }: { title: string; text: string }) {
  const { t, href } = useIsland();
  return (
    <section className="sheet stack beside-diary">
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <WayLink href={href('diary-new')} way="on">
          {t('programme.diary.link')}
        </WayLink>
      </p>
    </section>
  );
}

/** Beside the path: the week with its days, and the kind next step after a day above the goal. */
export function Beside({ days, today, isPlanLater }: Props) {
  const { t, domain } = useIsland();
  if (days === null) {
    return (
      <>
        <Tip today={today} />
        <DiaryCard title={t('programme.diary.title')} text={t('programme.diary.text')} />
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
  const yesterday = days.value[addDays(today, -1)];
  const wasAbove =
    yesterday !== undefined && getDayState(yesterday, PRAISE_LIMITS[domain.key] as PraiseLimits) === 'above';
  return (
    <>
      <Week days={days.value} today={today} isPlanLater={isPlanLater} />
      {/* After a day above the goal there is something kinder to say. */}
      {!wasAbove && <Tip today={today} />}
      {wasAbove && <DiaryCard title={t('programme.above.title')} text={t('programme.above.text')} />}
    </>
  );
}
