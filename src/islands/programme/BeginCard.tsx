import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from './CurrentStep.tsx';

/** A beginning for a user who has not registered a day after a week. */
export function BeginCard({ onHide }: { onHide: () => void }) {
  const { t, href } = useIsland();
  return (
    <CurrentStep title={t('programme.begin.title')} text={t('programme.begin.text')}>
      <ButtonLink kind="quiet" href={href('plan-wizard')}>
        {t('programme.begin.plan')}
      </ButtonLink>
      <Button kind="plain" onClick={onHide}>
        {t('programme.home.hide')}
      </Button>
    </CurrentStep>
  );
}
