import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import type { StepProps } from './step-props.ts';

/** Links next to the button of a step: one step back, or leave and continue later. */
export function StepLinks({ wizard, isFirst, out }: Pick<StepProps, 'wizard' | 'isFirst' | 'out'>) {
  const { t } = useIsland();
  return (
    <div className="wizard-out">
      {!isFirst && (
        <Button kind="plain" onClick={wizard.back}>
          {t('forms.back')}
        </Button>
      )}
      <ButtonLink kind="plain" href={out}>
        {t('plan.wizard.later')}
      </ButtonLink>
    </div>
  );
}
