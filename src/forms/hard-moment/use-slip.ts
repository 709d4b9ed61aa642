import { listUrges } from '#src/contract/hard-moment/urges.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getSlip, type Slip } from '#src/rules/hard-moment/slip.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserDay } from '#src/session/user-day.ts';

export interface SlipProps {
  date: CalendarDate;
  today: CalendarDate;
  /** Days, with the new total of the day in `date`. */
  days: RegistrationsOverview;
  /** Total before the registration was saved. */
  before: Amount | null;
}

/** Returns the follow-up of a day and the urges; null while loading or if there is no follow-up. */
export function useSlip({ date, today, days, before }: SlipProps): { slip: Slip; urges: readonly Urge[] } | null {
  const { domain, site } = useIsland();
  const dayAt = useUserDay();
  const isLogged = site.offers.urgeLog;
  const urges = useCall(listUrges, isLogged ? {} : null);
  const day = days[date];
  if (!day || (isLogged && urges.status === 'loading')) return null;
  const all = urges.status === 'done' ? urges.value.rows : [];
  const slip = getSlip(
    days,
    { ...day, date },
    {
      today,
      before,
      hasPlaceAndCompany: day.items.some(({ place, company }) => place !== null && company !== null),
      hasTrigger: all.some(({ at, triggers }) => triggers.length > 0 && dayAt(new Date(at)) === date),
    },
    PRAISE_LIMITS[domain.key] as PraiseLimits,
  );
  if (slip === null) return null;
  // Cause and place are only stored together with the urges.
  const isVisible = (question: string) => isLogged || question === 'tomorrow';
  return {
    slip: slip.kind === 'plan' ? slip : { ...slip, questions: slip.questions.filter(isVisible) },
    urges: all,
  };
}
