import { BuddyForm } from '#src/forms/buddy-invite/BuddyForm.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import type { StepProps } from './step-props.ts';

/** Inviting a buddy, optional. The unfinished plan stays in the tab meanwhile. */
export function BuddyStep({ wizard, isFirst, out }: StepProps) {
  const { t } = useIsland();
  return (
    <>
      <StepHead title={t('plan.wizard.buddy.title')}>
        <p>{t('plan.wizard.buddy.text')}</p>
      </StepHead>
      <BuddyForm kind="quiet" onDone={() => wizard.answer({ buddy: 'added' })} />
      <div className="button-row">
        <Button onClick={() => wizard.answer({ buddy: 'skipped' })}>{t('plan.wizard.buddy.skip')}</Button>
        <StepWays wizard={wizard} isFirst={isFirst} out={out} />
      </div>
    </>
  );
}
