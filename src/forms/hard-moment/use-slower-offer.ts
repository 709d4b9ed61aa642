import { getPlan } from '#src/contract/plans.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getSlowerOffer } from '#src/rules/hard-moment/slower-plan.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';

/** Returns true while a slower plan is offered, until the user saves a plan. */
export function useSlowerOffer(days: RegistrationsOverview, today: CalendarDate): boolean {
  const { domain } = useIsland();
  const offer = getSlowerOffer(days, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const plan = useCall(getPlan, offer === null ? null : {});
  if (offer === null || plan.status !== 'done') return false;
  return (plan.value?.inForce.at(-1)?.savedOn ?? '') < offer;
}
