import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { capitalise } from '#src/i18n/format-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { type DaySpan, getDayStates } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { StoneLegend } from '#src/ui/stone/StoneLegend.tsx';

/** Legend of the four stones of the specification, and of every other stone that occurs. */
export function DayLegend({ days, span }: { days: RegistrationsOverview; span: DaySpan }) {
  const { t, domain } = useIsland();
  const states = getDayStates(days, span, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const further = (['less', 'no-goal'] as const).filter((state) => states.has(state));
  const stones = ['within', 'above', 'filled', 'open', ...further] as const;
  return <StoneLegend entries={stones.map((state) => ({ state, label: capitalise(t(`plan.state.${state}`)) }))} />;
}
