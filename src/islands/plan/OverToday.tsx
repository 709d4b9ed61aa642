import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';
import type { Day } from '#src/rules/registrations/day.ts';
import { dayResult } from '#src/rules/registrations/day-result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Beside a day above its goal: kind words and one small step. */
export function OverToday({ day }: { day: Day | null }) {
  const { t, href } = useIsland();
  if (!day || dayResult(day) !== 'failed') return null;
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
