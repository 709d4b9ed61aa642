import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import type { StepProps } from './Step.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';

/** Somebody who supports; it can wait. The half-made plan stays in the tab meanwhile. */
export function BuddyStep({ wizard, isFirst }: StepProps) {
  const { t, href } = useIsland();
  return (
    <>
      <StepHead title={t('plan.wizard.buddy.title')}>
        <p>{t('plan.wizard.buddy.text')}</p>
      </StepHead>
      <p>
        <ButtonLink kind="quiet" icon="user-plus" href={href('account-buddies')}>
          {t('plan.wizard.buddy.invite')}
        </ButtonLink>
      </p>
      <div className="button-row">
        <Button onClick={() => wizard.answer({ buddy: 'skipped' })}>{t('plan.wizard.buddy.skip')}</Button>
        <StepWays isFirst={isFirst} onBack={wizard.back} />
      </div>
    </>
  );
}
