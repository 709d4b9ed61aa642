import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isDangerous } from '#src/rules/hard-moment/slip.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useLazyImport } from '#src/session/use-lazy-import.ts';
import { LoadingFailure } from '../LoadingFailure.tsx';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** Questions about a night that were postponed to the next day. Their script is only loaded after such a night. */
export function PostponedSlipQuestions({ days, today }: Props) {
  const { domain } = useIsland();
  const date = addDays(today, -1);
  const isTarget = isDangerous(days[date] ?? { total: null }, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const slip = useLazyImport('slip-waiting', isTarget, () => import('./CollapsedSlipQuestions.tsx'));
  if (slip.status === 'error') return <LoadingFailure call={slip} isQuiet />;
  return slip.status === 'done' && <slip.value.CollapsedSlipQuestions {...{ date, today, days }} />;
}
