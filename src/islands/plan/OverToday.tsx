import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import type { PraisedDay } from '#src/rules/praise/praise-of.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Text beside a day above its goal: kind, with one small step. */
export function OverToday({ day }: { day: PraisedDay | null }) {
  const { t, href, domain } = useIsland();
  if (!day || getDayState(day, PRAISE_LIMITS[domain.key] as PraiseLimits) !== 'above') return null;
  return (
    <Banner kind="over">
      <p>{t('plan.over.text')}</p>
      <AboveGoalLine />
      <p>
        <a href={href('programme')}>{t('plan.over.step')}</a>
      </p>
    </Banner>
  );
}
