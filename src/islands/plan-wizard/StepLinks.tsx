import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import type { StepProps } from './step-props.ts';

/** Links of a step next to its button: one step back, or leaving to continue later. */
export function StepLinks({ wizard, isFirst, out }: Pick<StepProps, 'wizard' | 'isFirst' | 'out'>) {
  const { t } = useIsland();
  return (
    <>
      {!isFirst && (
        <Button kind="quiet" onClick={wizard.back}>
          {t('forms.back')}
        </Button>
      )}
      <div className="wizard-out">
        <ButtonLink kind="plain" href={out}>
          {t('plan.wizard.later')}
        </ButtonLink>
      </div>
    </>
  );
}
