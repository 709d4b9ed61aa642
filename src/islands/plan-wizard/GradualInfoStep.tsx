import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import type { StepProps } from './Step.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';

/** Who stops drinking does so step by step, with goals down to 0 (section 4). */
export function GradualInfoStep({ wizard, isFirst, out }: StepProps) {
  const { t } = useIsland();
  return (
    <>
      <StepHead title={t('plan.wizard.gradualInfo.title')}>
        <p>{t('plan.wizard.gradualInfo.text')}</p>
      </StepHead>
      <Banner kind="crisis">
        <p>{t('plan.wizard.gradualInfo.safety')}</p>
      </Banner>
      <div className="button-row">
        <Button onClick={() => wizard.answer({ gradualInfoSeen: true })}>{t('plan.wizard.next')}</Button>
        <StepWays wizard={wizard} isFirst={isFirst} out={out} />
      </div>
    </>
  );
}
