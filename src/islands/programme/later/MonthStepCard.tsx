import type { MouseEvent } from 'react';
import { MONTH_STEP_SCREENS, type MonthStep } from '#src/rules/after/month-steps.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from '../CurrentStep.tsx';

/** Card for a small step in a month; following its link completes it. */
export function MonthStepCard({ step, onHide }: { step: MonthStep; onHide: () => Promise<void> }) {
  const { t, href } = useIsland();
  const to = href(MONTH_STEP_SCREENS[step]);
  // Navigating immediately would cancel the request.
  const openMonthStep = async (event: MouseEvent) => {
    event.preventDefault();
    await onHide();
    location.assign(to);
  };
  return (
    <CurrentStep title={t(`programme.steps.${step}.title`)} text={t(`programme.steps.${step}.text`)}>
      <ButtonLink href={to} onClick={openMonthStep}>
        {t(`programme.steps.${step}.go`)}
      </ButtonLink>
      <Button kind="plain" onClick={() => void onHide()}>
        {t('programme.home.notNow')}
      </Button>
    </CurrentStep>
  );
}
