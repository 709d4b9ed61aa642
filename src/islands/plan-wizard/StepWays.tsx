import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

/** The ways out of a step beside its own button: one back, or go on another time. */
export function StepWays({ isFirst, onBack }: { isFirst: boolean; onBack: () => void }) {
  const { t, href } = useIsland();
  return (
    <>
      {!isFirst && (
        <Button kind="quiet" onClick={onBack}>
          {t('forms.back')}
        </Button>
      )}
      <ButtonLink kind="plain" href={href('plan')}>
        {t('plan.wizard.later')}
      </ButtonLink>
    </>
  );
}
